/** Tells refused rows on stderr as they come, and all of them in a file where one is asked for. */
import { appendFileSync, writeFileSync } from 'node:fs';
import type { Fault } from '#domain/catalogue/import/draft.ts';

/** More than anybody reads in a terminal. */
const mostShown = 200;

export function reportTo(
  path: string | undefined,
  { append }: { append: boolean },
  say: (line: string) => void,
) {
  if (path && !append) writeFileSync(path, '');
  const lines = new Set<number>();
  let shown = 0;
  const tell = (line: string) => {
    shown += 1;
    if (shown <= mostShown) say(line);
    if (shown === mostShown + 1)
      say(
        `further rows are not shown${path ? `: ${path} has them all` : ', --report FILE keeps them all'}`,
      );
  };
  return {
    /** Rows, not faults: one row may have several. */
    refused: () => lines.size,
    fault: (fault: Fault) => {
      lines.add(fault.line);
      if (path) appendFileSync(path, `${JSON.stringify(fault)}\n`);
      tell(inWords(fault));
    },
    /** Of a row that is taken all the same. */
    note: (line: number, why: string) => {
      if (path) appendFileSync(path, `${JSON.stringify({ line, taken: true, why })}\n`);
      tell(`line ${line}: ${why}`);
    },
  };
}

function inWords({ line, column, field, why }: Fault): string {
  const place = column ? `, column ${column}` : field ? `, ${field}` : '';
  return `line ${line}${place}: ${why}`;
}
