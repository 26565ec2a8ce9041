/** Carts of one article, as the shop prices them and as the remote does: asked for as a cart's room asks, then removed. */
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { maxQuantityOf } from '#domain/cart/line-items.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import { shippingPrice } from '#domain/cart/sums.ts';
import { isUnknown, loggedText } from '#domain/remote/backend-failure.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { StoredStore } from '#domain/store/store.ts';
import type { Settings } from '#worker/settings/settings.ts';
import { askedBy } from '../../src/worker/commerce/remote/asked.ts';
import { remoteCarts } from '../../src/worker/commerce/remote/carts.ts';
import { RemoteFailed } from '../../src/worker/commerce/remote/catalogue/follow.ts';
import type { RemoteCarts } from '../../src/worker/commerce/remote/remote-shop.ts';
import { loadCartFacts } from '../../src/worker/data/carts/cart-facts.ts';
import type { CartOfBoth } from './cart-differences.ts';

type Shops = { carts: RemoteCarts; db: D1Database; settings: Settings };
/** The remote does not take this cart: nothing more of the article is asked. */
type RefusedCart = { shop: Cart; why: string };

/** A store without volume discounts: so many pieces, for delivery that they may make free. */
const someCount = 10;

export function mostPieces({ volumeDiscounts, maximumQuantity }: StoredStore): number {
  const steps = Object.values(volumeDiscounts).flat();
  return Math.min(
    maximumQuantity,
    Math.max(someCount, ...steps.map(({ fromQuantity }) => fromQuantity)),
  );
}

/** One piece, each step of the volume discounts, and the last cart that pays for delivery with the first that does not. */
export function quantitiesOf(sku: string, facts: CartFacts): number[] {
  const steps = Object.values(facts.store.volumeDiscounts).flat();
  const most = Math.min(mostPieces(facts.store), maxQuantityOf(sku, facts));
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const free = counts.find((count) => shippingPrice(ownCart('', { sku, count }, facts)) === 0) ?? 1;
  const wanted = new Set([1, ...steps.map(({ fromQuantity }) => fromQuantity), free - 1, free]);
  return counts.filter((count) => wanted.has(count));
}

/** One cart there, which goes from quantity to quantity. `onLeft`: it could not be removed. */
export async function* cartsOfBoth(
  sku: string,
  facts: CartFacts,
  { carts, db, settings }: Shops,
  onLeft: (why: string) => void,
): AsyncGenerator<CartOfBoth | RefusedCart> {
  const { store, at: now } = facts;
  const room = remoteCarts(
    { DB: db, settings },
    { carts },
    { facts: (of, requested, at) => loadCartFacts(db, of, requested, at) },
  );
  const key = crypto.randomUUID();
  let [held, before]: [RemoteCart?, Cart?] = [];
  try {
    for (const count of quantitiesOf(sku, facts)) {
      const shop = ownCart(key, { sku, count }, facts);
      const written = await room.write({ held, before, wanted: shop }, { store, now });
      if (!written.ok && isUnknown(written)) throw new RemoteFailed(loggedText(written));
      if (!written.ok) {
        yield { shop, why: written.message };
        return;
      }
      [held, before] = [written.data, shop];
      const remote = await room.adopt(shop, held, facts);
      yield { sku, shop, remote, answer: held };
    }
  } finally {
    const why = await removed(held ? { id: held.id } : { key });
    if (why) onLeft(`the cart with the key ${key} was not removed there: ${why}`);
  }

  /** After a failure it may be another than was answered, or be there without an answer. Returns why it is still there. */
  async function removed(by: { id: string } | { key: string }): Promise<string | undefined> {
    const asked = askedBy({ settings }, { store, now });
    const found = await carts.find(by, asked);
    if (!found.ok) return loggedText(found);
    const gone = found.data ? await carts.remove(found.data, asked) : found;
    return gone.ok ? undefined : loggedText(gone);
  }
}

/** What the room of an embedded cart answers. */
function ownCart(id: string, { sku, count }: { sku: string; count: number }, facts: CartFacts) {
  const empty = emptyCart(id, facts.store, facts.vatRate);
  const action = { action: 'addLineItem' as const, sku, quantity: count };
  const applied = applyActions(empty, [action], facts, () => sku);
  if (!applied.ok) throw new Error(`${sku}: ${applied.message}`);
  return applied.cart;
}
