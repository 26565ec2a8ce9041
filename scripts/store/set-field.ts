/** `npm run store -- set de phone VALUE`: the same check and the same writing as a file with this one store. */
import { differenceOf } from '#domain/catalogue/difference.ts';
import type { Output } from '../catalogue/run-command.ts';
import { fieldOf, valueFrom, withField } from './fields.ts';
import { writeStores } from './write-stores.ts';

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
  return writeStores(db, [changed], dryRun, output);
}
