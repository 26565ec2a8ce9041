/**
 * Cuts a stream of CSV into records, which may have line breaks between quotation marks. A mark that is never closed
 * would swallow the rest of the file: then its line is told and reading goes on with the next one.
 */

export type CsvText =
  | { line: number; text: string }
  | { line: number; broken: 'unclosed' | 'too long' };

const [quote, newline, carriageReturn] = [34, 10, 13];

export async function* csvRecordsOf(
  chunks: AsyncIterable<string>,
  delimiter: string,
  limit: number,
): AsyncGenerator<CsvText> {
  const cut = cutter(delimiter.charCodeAt(0), limit);
  for await (const chunk of chunks) yield* cut(chunk, false);
  yield* cut('', true);
}

function cutter(delimiter: number, limit: number) {
  /** What stands from the beginning of the record on, and how far it has been looked at. */
  let text = '';
  let at = 0;
  let line = 1;
  let quoted = false;
  let cellBegins = true;
  /** Passing over a record that is too long. */
  let skipping = false;

  /** Takes what is before `end` off, and goes on at `next`. */
  const take = (end: number, next: number): string => {
    const record = text.slice(0, end);
    text = text.slice(next);
    [at, quoted, cellBegins] = [0, false, true];
    return record;
  };
  /** The record cannot end well: its first line is given up. */
  const giveUp = (): CsvText => {
    const told: CsvText = { line, broken: quoted ? 'unclosed' : 'too long' };
    const end = text.search(/\r\n|\n|\r(?=[^\n])/);
    skipping = end < 0;
    take(0, end < 0 ? text.length : end + (text.startsWith('\r\n', end) ? 2 : 1));
    line += skipping ? 0 : 1;
    return told;
  };

  return function* cut(chunk: string, last: boolean): Generator<CsvText> {
    text += chunk;
    for (;;) {
      for (; at < text.length; at += 1) {
        const sign = text.charCodeAt(at);
        if (quoted && !skipping) {
          if (sign === quote) quoted = false;
          continue;
        }
        if (sign === newline || sign === carriageReturn) break;
        // A doubled mark inside quotation marks closes them and opens them again.
        if (sign === quote && (cellBegins || text.charCodeAt(at - 1) === quote)) quoted = true;
        cellBegins = sign === delimiter;
      }
      const ended = at < text.length;
      // A carriage return at the end of a piece may have its line feed in the next.
      if (ended && text.charCodeAt(at) === carriageReturn && at + 1 === text.length && !last)
        return;
      if (ended) {
        const next = at + (text.startsWith('\r\n', at) ? 2 : 1);
        const record = take(at, next);
        if (!skipping) yield { line, text: record };
        line += 1 + (record.match(/\r\n|\n|\r/g)?.length ?? 0);
        skipping = false;
      } else if (skipping) {
        take(0, text.length);
        return;
      } else if (text.length > limit || (last && quoted)) {
        yield giveUp();
      } else {
        if (last && text !== '') yield { line, text: take(text.length, text.length) };
        return;
      }
    }
  };
}
