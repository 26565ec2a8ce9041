/** Changes what a request is about just before the request, as another client would. */
import { type Fields, isFields } from '../store/fields-of.ts';
import type { Records, TypeId } from '../store/records.ts';

const changed = ['cart', 'order', 'customer', 'payment'] as const satisfies TypeId[];

export async function changeBetween(
  variables: unknown,
  actions: readonly Fields[] | undefined,
  records: Records,
): Promise<void> {
  for (const id of textsIn(variables)) {
    for (const typeId of changed) {
      const found = (await records.get(typeId, id)) ?? (await records.byKey(typeId, id));
      if (!found) continue;
      const { version } = found;
      if (actions) {
        await records.update(typeId, found, version, actions);
      } else {
        const lastModifiedAt = new Date().toISOString();
        await records.patch(typeId, found, { version: Number(version) + 1, lastModifiedAt });
      }
      return;
    }
  }
  throw new Error('no variable of the document is the id or key of a resource to change');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}
