/** A remote backend in memory: carts with versions and prices of their own, a stock they are cut to, and orders. */
import { failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import { type RemoteCart, remoteCart } from '#domain/remote/remote-cart.ts';
import { type RemoteOrder, remoteOrder } from '#domain/remote/remote-order.ts';
import type {
  RemoteCarts,
  RemoteOrderDraft,
  RemoteOrders,
} from '#worker/commerce/remote/remote-shop.ts';

type Line = { id: string; sku: string; quantity: number; custom?: { parentSku: string } };

export type HeldCart = {
  id: string;
  key: string;
  version: number;
  cartState: 'Active' | 'Ordered';
  lines: Line[];
  codes: string[];
  details: Record<string, unknown>;
  method?: string;
  codFee?: number;
};

export type HeldOrder = { cartId: string; isCancelled: boolean; totalPrice: number };

const money = (centAmount: number) => ({ currencyCode: 'EUR' as const, centAmount });
/** What each code takes off. */
const codeCents = 50;
export const knownCodes = ['CODE1', 'CODE2'];

/** `prices`: in cents, of each article that the remote sells; `stock`: of those that are scarce. */
export type Sold = { prices: Readonly<Record<string, number>>; stock: Record<string, number> };

/** `isStrict`: it refuses an order of another total than the shopper agreed to, and cannot cancel any. */
export function modelRemote({ prices, stock }: Sold, isStrict: boolean) {
  const carts = new Map<string, HeldCart>();
  const orders: HeldOrder[] = [];
  let last = 0;
  const newId = (kind: string) => {
    last += 1;
    return `${kind}-${last}`;
  };

  /** Applies the updates to a copy. Lines that the remote does not sell and unknown codes are refused. */
  function applied(cart: HeldCart, updates: readonly CartUpdate[]): Outcome<HeldCart> {
    const next = structuredClone(cart);
    next.version += 1;
    for (const update of updates) {
      if (update.action === 'addLineItem') {
        const { sku, quantity, custom } = update;
        if (prices[sku] === undefined) return failure('ProductNotFound');
        const line = next.lines.find((each) => each.sku === sku);
        if (line) line.quantity += quantity;
        else next.lines.push({ id: newId('line'), sku, quantity, ...(custom && { custom }) });
      } else if (update.action === 'changeLineItemQuantity') {
        const line = next.lines.find(({ id }) => id === update.lineItemId);
        if (!line) return failure('LineItemNotFound');
        line.quantity = update.quantity;
      } else if (update.action === 'removeLineItem') {
        next.lines = next.lines.filter(({ id }) => id !== update.lineItemId);
      } else if (update.action === 'addDiscountCode') {
        if (!knownCodes.includes(update.code)) return failure('DiscountCodeNotFound');
        next.codes.push(update.code);
      } else if (update.action === 'removeDiscountCode') {
        next.codes = next.codes.filter((code) => `id-${code}` !== update.discountCode.id);
      } else if (update.action === 'setShippingMethod') next.method = update.key;
      else if (update.action === 'setPaymentMethod') next.codFee = update.codFee?.centAmount ?? 0;
      else next.details[update.action] = update;
    }
    for (const line of next.lines) {
      line.quantity = Math.min(line.quantity, stock[line.sku] ?? Number.POSITIVE_INFINITY);
    }
    next.lines = next.lines.filter(({ quantity }) => quantity > 0);
    return { ok: true, data: next };
  }

  const totalOf = ({ lines, codes, codFee = 0, method }: HeldCart) =>
    lines.reduce((sum, { sku, quantity }) => sum + (prices[sku] ?? 0) * quantity, 0) -
    codeCents * (lines.length > 0 ? codes.length : 0) +
    (method ? 290 : 0) +
    codFee;

  function shown(cart: HeldCart): RemoteCart {
    const { id, key, version, cartState, lines, codes, codFee, method } = cart;
    return remoteCart.parse({
      id,
      key,
      version,
      cartState,
      lineItems: lines.map(({ sku, quantity, custom, ...line }) => ({
        ...line,
        productId: `remote-${sku}`,
        name: { en: sku },
        quantity,
        variant: { sku },
        price: { value: money(prices[sku] ?? 0) },
        totalPrice: money((prices[sku] ?? 0) * quantity),
        ...(custom && { custom }),
      })),
      discountCodes: codes.map((code) => ({
        state: 'MatchesCart',
        discountCode: { id: `id-${code}`, code },
      })),
      ...(method && {
        shippingInfo: { shippingMethod: { id: 'm', key: method }, price: money(290) },
      }),
      ...(codFee && { custom: { calculatedCodFee: money(codFee) } }),
      totalPrice: money(totalOf(cart)),
    });
  }

  const withKey = (key: string) => [...carts.values()].find((cart) => cart.key === key);
  const answered = (cart: HeldCart): Outcome<RemoteCart> =>
    isStrict && cart.cartState === 'Ordered'
      ? failure('CartOrdered')
      : { ok: true, data: shown(cart) };

  const cartCalls: RemoteCarts = {
    async create({ key, updates }) {
      const known = withKey(key);
      if (known) return answered(known);
      const empty: HeldCart = {
        id: newId('cart'),
        key,
        version: 0,
        cartState: 'Active',
        lines: [],
        codes: [],
        details: {},
      };
      const made = applied(empty, updates);
      if (!made.ok) return made;
      carts.set(empty.id, made.data);
      return answered(made.data);
    },
    async find(by) {
      const found = 'id' in by ? carts.get(by.id) : withKey(by.key);
      return found ? answered(found) : { ok: true, data: null };
    },
    async update({ id, version }, updates) {
      const cart = carts.get(id);
      if (!cart) return failure('CartNotInStore');
      if (cart.version !== version) {
        return failure('ConcurrentModification', { currentVersion: cart.version });
      }
      if (cart.cartState === 'Ordered') return failure('CartOrdered');
      const made = applied(cart, updates);
      if (!made.ok) return made;
      carts.set(id, made.data);
      return answered(made.data);
    },
    async remove({ id, version }) {
      if (carts.get(id) && carts.get(id)?.version !== version) {
        return failure('ConcurrentModification');
      }
      carts.delete(id);
      return { ok: true, data: null };
    },
  };

  const orderOf = (cartId: string) => orders.find((each) => each.cartId === cartId);

  function told({ cartId, isCancelled, totalPrice }: HeldOrder, orderNumber: string): RemoteOrder {
    return remoteOrder.parse({
      id: `order-of-${cartId}`,
      version: 1,
      orderNumber,
      createdAt: new Date().toISOString(),
      orderState: isCancelled ? 'Cancelled' : 'Open',
      totalPrice: money(totalPrice),
    });
  }

  function order(cart: HeldCart): HeldOrder {
    carts.set(cart.id, { ...cart, cartState: 'Ordered', version: cart.version + 1 });
    const made = { cartId: cart.id, isCancelled: false, totalPrice: totalOf(cart) };
    orders.push(made);
    return made;
  }

  async function fromCart(draft: RemoteOrderDraft): Promise<Outcome<RemoteOrder>> {
    const { cart: asked, orderNumber, totalPrice } = draft;
    const known = orderOf(asked.id);
    if (known) return { ok: true, data: told(known, orderNumber) };
    const cart = carts.get(asked.id);
    if (!cart) return failure('CartNotInStore');
    if (cart.version !== asked.version) return failure('ConcurrentModification');
    if (isStrict && totalOf(cart) !== totalPrice.centAmount) return failure('TotalChanged');
    return { ok: true, data: told(order(cart), orderNumber) };
  }

  const orderCalls: RemoteOrders = {
    fromCart,
    isMade: async ({ cart }) => ({ ok: true, data: orderOf(cart.id) !== undefined }),
    ...(!isStrict && {
      async cancel({ cart }) {
        const made = orderOf(cart.id);
        if (made) made.isCancelled = true;
        return { ok: true, data: null } as const;
      },
    }),
  };

  return { carts, orders, totalOf, applied, order, cartCalls, orderCalls };
}
