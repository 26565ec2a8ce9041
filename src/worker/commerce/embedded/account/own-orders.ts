/** A customer's own orders: their list, and the first page of the account. Rules: src/domain/order/own-orders.ts. */
import { failure } from '#domain/errors.ts';
import type { Commerce } from '#domain/operations.ts';
import { selectOrders } from '#domain/order/own-orders.ts';
import type { CaseSummary } from '#domain/support/support-case.ts';
import { consentsIn, newsletterOf } from '../../../data/consents/consents.ts';
import { addressCount } from '../../../data/customers/addresses.ts';
import { signedInWith } from '../../../data/customers/customers.ts';
import {
  digestsIn,
  digestsOf,
  latestOrders,
  ordersIn,
  ordersWithDocuments,
} from '../../../data/orders/own-orders.ts';
import { waitingCases } from '../../../data/support/cases.ts';
import type { Environment } from '../../../settings/environment.ts';
import type { OrderRecord } from '../../order-record.ts';
import { shownOrders } from '../shown-orders.ts';

/** Of the first page: orders enough to have those that are under way among them, and cases. */
const latest = { orders: 12, cases: 3 };
const dayMs = 86_400_000;

const countIn = ([row]: readonly unknown[] = []): number => (row as { count: number }).count;

export function ownOrderList(
  env: Environment,
  record: OrderRecord,
): Pick<Commerce, 'listOwnOrders' | 'getAccountHome'> {
  const { DB, settings } = env;
  const statusWith = shownOrders(env, record);

  return {
    async listOwnOrders({ limit, offset, ...filter }, caller) {
      const found = await signedInWith(DB, caller, (id) => [digestsOf(id, caller)]);
      if (!found) return failure('NotLoggedIn');
      const [digests = []] = found.read;
      const { ids, ...selection } = selectOrders(digestsIn(digests), filter);
      const page = ids.slice(offset, offset + limit);
      const { orders, documents } = await ordersWithDocuments(DB, page);
      const shown = await Promise.all(orders.map((order) => statusWith(order, documents, caller)));
      return { ok: true, data: { ...selection, orders: shown, total: ids.length } };
    },
    async getAccountHome(_input, caller) {
      const answeredSince = new Date(caller.now.getTime() - settings.supportReopenDays * dayMs);
      const found = await signedInWith(DB, caller, (id) => [
        waitingCases(id, caller.store.key, answeredSince, latest.cases),
        addressCount(id),
        newsletterOf(id),
        ...latestOrders(id, caller, latest.orders),
      ]);
      if (!found) return failure('NotLoggedIn');
      const [cases = [], addresses = [], newsletters = [], ...read] = found.read;
      const { orders, documents } = ordersIn(read);
      const total = countIn(read.at(-1));
      const shown = await Promise.all(orders.map((order) => statusWith(order, documents, caller)));
      const [newsletter] = consentsIn(newsletters);
      return {
        ok: true,
        data: {
          orders: shown,
          total,
          cases: cases as CaseSummary[],
          addresses: countIn(addresses),
          ...(newsletter && { newsletter }),
        },
      };
    },
  };
}
