/** Reports refused rows on stderr immediately, and all of them in a file if one is requested. */
import { appendFileSync, writeFileSync } from 'node:fs';
import type { Fault, Place } from '#domain/catalogue/import/draft.ts';

/** The number of lines shown in the terminal. */
const maxShown = 200;

export function reportTo(
  path: string | undefined,
  { append }: { append: boolean },
  say: (line: string) => void,
) {
  if (path && !append) writeFileSync(path, '');
  const places = new Set<string>();
  let shown = 0;
  const tell = (line: string) => {
    shown += 1;
    if (shown <= maxShown) say(line);
    if (shown === maxShown + 1)
      say(
        `further rows are not shown${path ? `: ${path} has them all` : ', --report FILE keeps them all'}`,
      );
  };
  return {
    /** The number of refused rows or objects, each of which may have several faults. */
    refused: () => places.size,
    fault: (fault: Fault) => {
      places.add(inWords(fault));
      if (path) appendFileSync(path, `${JSON.stringify(fault)}\n`);
      tell(`${inWords(fault)}${within(fault)}: ${fault.why}`);
    },
    /** A note about a row that is loaded. */
    note: (line: number, why: string) => {
      if (path) appendFileSync(path, `${JSON.stringify({ line, taken: true, why })}\n`);
      tell(`line ${line}: ${why}`);
    },
  };
}

const inWords = ({ line, object }: Place): string =>
  object === undefined ? `line ${line}` : `line ${line}, object ${object}`;

const within = ({ column, field }: Fault): string =>
  column ? `, column ${column}` : field ? `, ${field}` : '';
