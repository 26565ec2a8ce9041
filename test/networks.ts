/** Networks of shoppers, and limits that no test reaches by chance: tests share e-mail addresses and one machine. */
import type { StoredStore } from '#domain/store/store.ts';

/** An IPv6 address of another network, from the range for documentation: limits count by the /64. */
export function newNetwork(): string {
  const id = crypto.randomUUID();
  return `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`;
}

export const raisedLimits: StoredStore['limits'] = {
  ordersPerHour: 100_000,
  paymentsPerHour: 100_000,
  cartsPerHour: 100_000,
  unknownCodesOfCart: 1000,
  unknownCodesOfNetwork: 1000,
  unpaidOrdersOfEmail: 100_000,
  unpaidCentsOfEmail: 100_000_000_000,
  unpaidOrdersOfNetwork: 100_000,
  unpaidCentsOfNetwork: 100_000_000_000,
};

/** For every store of a database: one parameter, the limits as JSON. */
export const raiseLimits = "UPDATE stores SET document = json_set(document, '$.limits', json(?))";
