/** Checks the documents of stores as a file with them is checked, and writes all of them or none. */
import type { Mapped } from '#domain/catalogue/import/draft.ts';
import { documentIn } from '../catalogue/files/records.ts';
import { dryTarget, embeddedTarget } from '../catalogue/loading/embedded-target.ts';
import { load } from '../catalogue/loading/load.ts';
import type { Output } from '../catalogue/run-command.ts';

/** `documents`: those that change. Returns whether they were accepted; tells what changes, what is wrong, and what may not be intended. */
export async function writeStores(
  db: D1Database,
  documents: readonly object[],
  dryRun: boolean,
  output: Output,
): Promise<boolean> {
  if (documents.length === 0) {
    output.log('nothing changes');
    return true;
  }
  const now = new Date();
  let faults = 0;
  const run = (target: typeof dryTarget, note: (text: string) => void) =>
    load(recordsOf(documents), target(db, now, []), {
      settings: { language: 'de', stores: [], now: now.toISOString(), plainText: (text) => text },
      skip: 0,
      refused: new Set(),
      stock: false,
      mediaHosts: [],
      onFault: ({ line, field: where, why }) => {
        faults += 1;
        const { key } = documents[line - 1] as { key?: string };
        const of = documents.length > 1 ? `${key} ` : '';
        output.error(of + (where ? `${where}: ${why}` : why));
      },
      onNote: (_, text) => note(text),
      onPart: async () => undefined,
    });
  const { stores } = await run(dryTarget, (text) => output.log(text));
  if (faults > 0 || stores === 0) return false;
  if (!dryRun) await run(embeddedTarget, () => undefined);
  output.log(dryRun ? 'would be changed' : 'changed; pages show it within a minute');
  return true;
}

async function* recordsOf(documents: readonly object[]): AsyncGenerator<Mapped> {
  for (const [at, document] of documents.entries()) yield documentIn(document, at + 1);
}
