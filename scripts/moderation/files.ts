/** Files of shoppers' texts, one JSON document per line: the commands `import` and `export`. An export can be imported again. */
import { writerOf } from '../catalogue/run-command.ts';
import type { Program, Where } from '../operator-program.ts';
import { type Reading, readLines, textOf } from './lines.ts';

/** Documents per transaction, and rows per query. */
const atOnce = 100;

/** How texts of a kind are read, stored and written. `after`: those after an id, by their ids. */
type Filed<Document, Row> = Reading<Document> & {
  store: (db: D1Database, documents: readonly Document[], now: Date) => Promise<void>;
  after: (db: D1Database, id: string, limit: number) => Promise<Row[]>;
  documentOf: (row: Row) => Document;
};

/** `name`: of the texts, in the plural. */
export function addFileCommands<Document extends { id: string }, Row extends { id: string }>(
  { command, work, refuse, output, context }: Program,
  name: string,
  filed: Filed<Document, Row>,
): void {
  command('import <ndjson>', `store the ${name} of a file by their ids`)
    .option('--dry-run', 'check the file, and change nothing')
    .action((file: string, { dryRun = false, ...where }: Where & { dryRun?: boolean }) =>
      work(where, async (db) => {
        const now = new Date();
        // Refused lines do not keep out the others.
        const { documents, refused } = await readLines(db, textOf(file), filed, now);
        for (const line of refused) refuse(line);
        for (let start = 0; !dryRun && start < documents.length; start += atOnce) {
          await filed.store(db, documents.slice(start, start + atOnce), now);
        }
        output.log(`${dryRun ? 'would be stored' : 'stored'}: ${documents.length} ${name}`);
      }),
    );

  command('export', `all ${name} as NDJSON, with their authors: personal data`)
    .option('--out <file>', 'file (default: standard output)')
    .action(({ out, ...where }: Where & { out?: string }) =>
      work(where, async (db) => {
        const write = writerOf(context, out);
        for (let after = ''; ; ) {
          const rows = await filed.after(db, after, atOnce);
          for (const row of rows) write(`${JSON.stringify(filed.documentOf(row))}\n`);
          const last = rows.at(-1);
          if (!last || rows.length < atOnce) return;
          after = last.id;
        }
      }),
    );
}
