import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';
import { chance } from '../domain/seeded.ts';
import { world } from './world.ts';

/** A world in which nothing is lost, with one attempt under way. */
export async function pressed(method: ProviderKindKey, stock = 10) {
  const lived = world(chance(1), stock);
  lived.faults.share = 0;
  await lived.press(method);
  const id = [...lived.model.payments.keys()][0] ?? '';
  return { lived, id };
}
