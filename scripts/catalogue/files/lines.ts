/** Lines of a text stream. A line that is too long is reported and skipped without being buffered. */

export type Line = { line: number; text: string } | { line: number; tooLong: true };

export async function* linesOf(chunks: AsyncIterable<string>, limit: number): AsyncGenerator<Line> {
  let line = 1;
  let rest = '';
  let skipping = false;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const length = rest.length + end - from;
      if (skipping || length > limit) yield { line, tooLong: true };
      else yield { line, text: withoutReturn(rest + chunk.slice(from, end)) };
      rest = '';
      skipping = false;
      from = end + 1;
      line += 1;
    }
    if (skipping) continue;
    skipping = rest.length + chunk.length - from > limit;
    rest = skipping ? '' : rest + chunk.slice(from);
  }
  if (skipping) yield { line, tooLong: true };
  else if (rest !== '') yield { line, text: withoutReturn(rest) };
}

const withoutReturn = (text: string) => (text.endsWith('\r') ? text.slice(0, -1) : text);
