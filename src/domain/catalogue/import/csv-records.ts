/**
 * Splits a stream of CSV into records, which may have line breaks inside quotes. A quote that is never closed or that
 * is misplaced would swallow the following lines: the first line of its record is reported as broken, and reading
 * continues with the next line. No line is scanned more than twice for that: a line in the middle of a record has an
 * even number of quotes, so no record that begins with it extends beyond it.
 */

type CsvText = { line: number; text: string } | BrokenText;

export type BrokenText =
  | { line: number; broken: 'unclosed' | 'too long' }
  /** `at`: the line of the misplaced quote. */
  | { line: number; broken: 'misplaced'; at: number };

/** Where the next character is; after a closing quote only another quote, a delimiter or a line end is valid. */
type Place = 'beginning' | 'bare' | 'quoted' | 'closed';

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

/** The same for a complete text. */
export function* csvRecordsIn(text: string, delimiter: string): Generator<CsvText> {
  const cut = cutter(delimiter.charCodeAt(0), text.length);
  yield* cut(text, false);
  yield* cut('', true);
}

function cutter(delimiter: number, limit: number) {
  /** The text from the beginning of the current record, and the position up to which it has been scanned. */
  let text = '';
  let at = 0;
  let line = 1;
  let place: Place = 'beginning';
  /** True while the rest of a broken line is skipped. */
  let skipping = false;

  /** Removes and returns the text before `end`, and continues at `next`. */
  const take = (end: number, next: number): string => {
    const record = text.slice(0, end);
    text = text.slice(next);
    [at, place] = [0, 'beginning'];
    return record;
  };
  /** Reports a broken record and skips the rest of its first line. */
  const giveUp = (problem: BrokenText): BrokenText => {
    const end = text.search(/[\r\n]/);
    take(0, end < 0 ? text.length : end);
    skipping = true;
    return problem;
  };
  /** Scans to the end of the record, to a misplaced quote, or to the end of the text. */
  const lookOn = (): 'end' | 'misplaced' | undefined => {
    for (; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      if (place === 'quoted') {
        if (sign === quote) place = 'closed';
        continue;
      }
      if (sign === newline || sign === carriageReturn) return 'end';
      if (skipping) continue;
      if (sign === delimiter) place = 'beginning';
      else if (sign === quote ? place === 'bare' : place === 'closed') return 'misplaced';
      // A doubled quote inside quotes closes and reopens them.
      else place = sign === quote ? 'quoted' : 'bare';
    }
    return undefined;
  };

  return function* cut(chunk: string, last: boolean): Generator<CsvText> {
    text += chunk;
    for (;;) {
      const found = lookOn();
      // The line feed after a carriage return at the end of a chunk may be in the next chunk.
      if (
        found === 'end' &&
        text.charCodeAt(at) === carriageReturn &&
        at + 1 === text.length &&
        !last
      )
        return;
      if (found === 'end') {
        const next = at + (text.startsWith('\r\n', at) ? 2 : 1);
        const record = take(at, next);
        if (!skipping) yield { line, text: record };
        line += 1 + lineEndsIn(record);
        skipping = false;
      } else if (found === 'misplaced') {
        yield giveUp({ line, broken: found, at: line + lineEndsIn(text.slice(0, at)) });
      } else if (skipping) {
        take(0, text.length);
        return;
      } else if (text.length > limit || (last && place === 'quoted')) {
        yield giveUp({ line, broken: place === 'quoted' ? 'unclosed' : 'too long' });
      } else {
        if (last && text !== '') yield { line, text: take(text.length, text.length) };
        return;
      }
    }
  };
}

const lineEndsIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** The delimiter of the cells: the candidate that is most frequent in the first line with any text. */
export function delimiterOf(head: string): string {
  const titles = head.split(/\r?\n/).find((line) => line.trim() !== '') ?? '';
  const plain = titles.replace(/"[^"]*"/g, '');
  const count = (sign: string) => plain.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
