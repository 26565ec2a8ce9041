/** `npm run store -- set de phone VALUE`: the same check and the same writing as a file with this one store. */
import { differenceOf } from '#domain/catalogue/difference.ts';
import type { Mapped } from '#domain/catalogue/import/draft.ts';
import { documentIn } from '../catalogue/files/records.ts';
import { dryTarget, embeddedTarget } from '../catalogue/loading/embedded-target.ts';
import { load } from '../catalogue/loading/load.ts';
import type { Output } from '../catalogue/run-command.ts';
import { fieldOf, valueFrom, withField } from './fields.ts';

type Change = { field: string; value: string; dryRun: boolean };

/** Returns whether the change was accepted. */
export async function setField(
  db: D1Database,
  document: unknown,
  { field, value, dryRun }: Change,
  output: Output,
): Promise<boolean> {
  const changed = withField(document, field, valueFrom(value, fieldOf(document, field)));
  if (differenceOf(document, changed).length === 0) {
    output.log('nothing changes');
    return true;
  }
  const now = new Date();
  let faults = 0;
  const { stores } = await load(
    only(documentIn(changed, 1)),
    (dryRun ? dryTarget : embeddedTarget)(db, now, []),
    {
      settings: { language: 'de', stores: [], now: now.toISOString(), plainText: (text) => text },
      skip: 0,
      refused: new Set(),
      stock: false,
      mediaHosts: [],
      onFault: ({ field: where, why }) => {
        faults += 1;
        output.error(where ? `${where}: ${why}` : why);
      },
      onNote: (_, note) => output.log(note),
      onPart: async () => undefined,
    },
  );
  if (faults > 0 || stores === 0) return false;
  output.log(dryRun ? 'would be changed' : 'changed; pages show it within a minute');
  return true;
}

async function* only(record: Mapped): AsyncGenerator<Mapped> {
  yield record;
}
