import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';
import { chance } from '../domain/seeded.ts';
import { world } from './world.ts';

/** A world without random failures and with one open attempt. `silent`: the call whose response is lost. */
export async function pressed(method: ProviderKindKey, stock = 10, silent?: string) {
  const lived = world(chance(1), stock);
  lived.faults.share = 0;
  if (silent) lived.faults.silent.add(silent);
  await lived.press(method);
  const id = [...lived.model.payments.keys()][0] ?? '';
  return { lived, id };
}
