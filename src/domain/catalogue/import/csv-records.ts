/**
 * Cuts a stream of CSV into records, which may have line breaks between quotation marks. A mark that is never closed,
 * or that makes no sense, would swallow what is below: then the first line of its record is told and reading goes on
 * with the next one. No line is looked at more than twice for that: one in the midst of a record has an even number of
 * marks, so no record that begins with it goes beyond it.
 */

export type CsvText = { line: number; text: string } | BrokenText;

export type BrokenText =
  | { line: number; broken: 'unclosed' | 'too long' }
  /** In which line the mark stands that makes no sense. */
  | { line: number; broken: 'misplaced'; at: number };

/** What the next sign is in: behind a closing mark only another mark, the end of the cell or of the line make sense. */
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

/** The same of a text that is there as a whole. */
export function* csvRecordsIn(text: string, delimiter: string): Generator<CsvText> {
  const cut = cutter(delimiter.charCodeAt(0), text.length);
  yield* cut(text, false);
  yield* cut('', true);
}

function cutter(delimiter: number, limit: number) {
  /** What stands from the beginning of the record on, and how far it has been looked at. */
  let text = '';
  let at = 0;
  let line = 1;
  let place: Place = 'beginning';
  /** Passing over the rest of a line that was given up. */
  let skipping = false;

  /** Takes what is before `end` off, and goes on at `next`. */
  const take = (end: number, next: number): string => {
    const record = text.slice(0, end);
    text = text.slice(next);
    [at, place] = [0, 'beginning'];
    return record;
  };
  /** The record cannot end well: what is left of its first line is passed over. */
  const giveUp = (problem: BrokenText): BrokenText => {
    const end = text.search(/[\r\n]/);
    take(0, end < 0 ? text.length : end);
    skipping = true;
    return problem;
  };
  /** Looks on up to where the record ends or makes no sense, or as far as there is text. */
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
      // A doubled mark inside quotation marks closes them and opens them again.
      else place = sign === quote ? 'quoted' : 'bare';
    }
    return undefined;
  };

  return function* cut(chunk: string, last: boolean): Generator<CsvText> {
    text += chunk;
    for (;;) {
      const found = lookOn();
      // A carriage return at the end of a piece may have its line feed in the next.
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

/** What stands between the cells: the sign that the first line with any text has most of. */
export function delimiterOf(head: string): string {
  const titles = head.split(/\r?\n/).find((line) => line.trim() !== '') ?? '';
  const plain = titles.replace(/"[^"]*"/g, '');
  const count = (sign: string) => plain.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
