/**
 * The expected cart after requests that arrive in some order: computed in whole numbers, from the specification and not
 * from the shop's code.
 */
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';

/** An article: its price with VAT in cents, and its stock. */
export type Article = { cents: number; freight: boolean; volume: boolean; stock: number };
export type Shelf = Map<string, Article>;

/** Codes by their effect: a tenth off lines of two and more, five euros off the goods, half off the delivery. */
export type Codes = { lines: string; goods: string; delivery: string };
export type Shop = { shelf: Shelf; codes: Codes; skuOfLine: Map<string, string> };

export type Request =
  | { name: 'updateCart'; id: string; version: number; operationId?: string; actions: CartAction[] }
  | { name: 'deleteCart'; id: string; version: number }
  | { name: 'createCart'; operationId: string }
  | { name: 'getMe'; id?: string };

export type Kept = {
  version: number;
  isDeleted: boolean;
  lines: Map<string, number>;
  /** The items saved for later by SKU, with the id of their first line. */
  saved: Map<string, { id: string; quantity: number }>;
  codes: string[];
  /** Lines that were removed and can no longer be changed. */
  gone: Set<string>;
  /** Operations that were applied, with the notices of each. */
  done: Map<string, string>;
};
export type Carts = Map<string, Kept>;

/** The answer about a cart as one text. */
type Told = string;

/** The carts after one request, and its answer. The given carts are not changed. */
export function after(carts: Carts, request: Request, shop: Shop): { carts: Carts; told: Told } {
  if (request.name === 'getMe') {
    const asked = request.id === undefined ? undefined : carts.get(request.id);
    return { carts, told: asked && !asked.isDeleted ? toldOf(asked, shop) : 'no cart' };
  }
  if (request.name === 'createCart') {
    const begun = newCart();
    return {
      carts: new Map(carts).set(request.operationId, begun),
      told: toldOf(begun, shop),
    };
  }
  const begun = request.name === 'updateCart' && request.version === 0 ? newCart() : undefined;
  const kept = carts.get(request.id) ?? begun;
  if (!kept || kept.isDeleted) return { carts, told: 'CartNotFound' };
  if (request.name === 'deleteCart') {
    const deleted = { ...kept, isDeleted: true };
    return { carts: new Map(carts).set(request.id, deleted), told: 'no cart' };
  }
  const said = kept.done.get(request.operationId ?? '');
  if (said !== undefined) return { carts, told: `${toldOf(kept, shop)}${said}` };
  const next = {
    ...kept,
    version: kept.version + 1,
    lines: new Map(kept.lines),
    saved: new Map(kept.saved),
    codes: [...kept.codes],
    gone: new Set(kept.gone),
    done: new Map(kept.done),
  };
  let notices = '';
  for (const action of request.actions) {
    const outcome = act(next, action, shop);
    // All actions of a request are applied or none.
    if (outcome && outcome !== 'maximum') return { carts, told: outcome };
    if (outcome) notices += ' maximum';
  }
  if (request.operationId) next.done.set(request.operationId, notices);
  return {
    carts: new Map(carts).set(request.id, next),
    told: `${toldOf(next, shop)}${notices}`,
  };
}

const newCart = (): Kept => ({
  version: 1,
  isDeleted: false,
  lines: new Map(),
  saved: new Map(),
  codes: [],
  gone: new Set(),
  done: new Map(),
});

/**
 * The carts after this one was requested following a pause: with the next version if stock has changed, else the same.
 * Undefined if the answer is neither.
 */
export function cartsAfter(carts: Carts, id: string, told: Told, shop: Shop): Carts | undefined {
  const kept = carts.get(id);
  if (!kept || kept.isDeleted) return carts;
  const found = [kept, { ...kept, version: kept.version + 1 }];
  const next = found.find((each) => toldOf(each, shop) === told);
  return next && new Map(carts).set(id, next);
}

/** Applies the action to the cart; returns what failed, or `maximum` if it was applied in part. */
function act(cart: Kept, action: CartAction, { shelf, codes, skuOfLine }: Shop): string {
  const most = (sku: string) => Math.min(shelf.get(sku)?.stock ?? 0, 100);
  switch (action.action) {
    case 'addLineItem': {
      const { sku, quantity } = action;
      const had = cart.lines.get(sku) ?? 0;
      const room = Math.max(0, most(sku) - had);
      if (room === 0) return had > 0 ? 'maximum' : 'OutOfStock';
      cart.lines.set(sku, had + Math.min(quantity, room));
      return quantity > room ? 'maximum' : '';
    }
    case 'removeLineItem':
    case 'changeLineItemQuantity': {
      const { lineItemId } = action;
      const quantity = action.action === 'removeLineItem' ? 0 : action.quantity;
      const sku = skuOfLine.get(lineItemId) ?? '';
      const had = cart.lines.get(sku);
      if (had === undefined || cart.gone.has(lineItemId)) return 'LineItemNotFound';
      if (quantity === 0) {
        cart.lines.delete(sku);
        cart.gone.add(lineItemId);
        return '';
      }
      const granted = quantity <= had ? quantity : Math.max(had, Math.min(quantity, most(sku)));
      cart.lines.set(sku, granted);
      return granted < quantity ? 'maximum' : '';
    }
    case 'saveForLater': {
      const { lineItemId } = action;
      const sku = skuOfLine.get(lineItemId) ?? '';
      const had = cart.lines.get(sku);
      if (had === undefined || cart.gone.has(lineItemId)) return 'LineItemNotFound';
      const { id, quantity } = cart.saved.get(sku) ?? { id: lineItemId, quantity: 0 };
      cart.saved.set(sku, { id, quantity: quantity + had });
      cart.lines.delete(sku);
      cart.gone.add(lineItemId);
      return '';
    }
    case 'moveToCart':
    case 'removeSavedItem': {
      const sku = skuOfLine.get(action.savedItemId) ?? '';
      const saved = cart.saved.get(sku);
      if (saved?.id !== action.savedItemId) return 'SavedItemNotFound';
      cart.saved.delete(sku);
      if (action.action === 'removeSavedItem') return '';
      const had = cart.lines.get(sku) ?? 0;
      const moved = Math.min(saved.quantity, Math.max(0, most(sku) - had));
      if (moved === 0 && had === 0) return 'OutOfStock';
      cart.lines.set(sku, had + moved);
      if (moved === saved.quantity) return '';
      cart.saved.set(sku, { id: saved.id, quantity: saved.quantity - moved });
      return 'maximum';
    }
    case 'addDiscountCode': {
      if (!Object.values(codes).includes(action.code)) return 'DiscountCodeNotFound';
      if (!cart.codes.includes(action.code)) cart.codes.push(action.code);
      return '';
    }
    case 'removeDiscountCode':
      cart.codes = cart.codes.filter((code) => `id-${code}` !== action.discountCode.id);
      return '';
    default:
      return action.action === 'recalculate' ? '' : `unexpected ${action.action}`;
  }
}

/** The same text for an answer of the shop. */
export function toldByShop(cart: Cart, notices: readonly unknown[] = []): Told {
  const lines = cart.lineItems.map(({ variant, quantity }) => `${quantity}×${variant.sku}`);
  const saved = cart.savedForLater.map(({ variant, quantity }) => `${quantity}·${variant.sku}`);
  const codes = cart.discountCodes.map(({ discountCode }) => discountCode.code);
  const { totalNet, totalGross } = cart.taxedPrice;
  const sums = [cart.totalPrice, totalGross, totalNet].map(({ centAmount }) => centAmount);
  return `${[cart.version, ...lines, ...saved, ...codes, ...sums].join(' ')}${' maximum'.repeat(notices.length)}`;
}

function toldOf(cart: Kept, { shelf, codes }: Shop): Told {
  const lines = [...cart.lines].map(([sku, quantity]) => `${quantity}×${sku}`);
  const saved = [...cart.saved].map(([sku, { quantity }]) => `${quantity}·${sku}`);
  const total = totalOf(cart, shelf, codes);
  // Includes 20 % VAT.
  const net = halfUp(total * 100, 120);
  return [cart.version, ...lines, ...saved, ...cart.codes, total, total, net].join(' ');
}

function totalOf({ lines, codes: used }: Kept, shelf: Shelf, codes: Codes): number {
  if (lines.size === 0) return 0;
  let goods = 0;
  let isFreight = false;
  for (const [sku, quantity] of lines) {
    const article = shelf.get(sku);
    if (!article) return Number.NaN;
    let piece = article.cents;
    const percent = quantity >= 10 ? 15 : quantity >= 5 ? 10 : quantity >= 3 ? 5 : 0;
    if (article.volume) piece -= halfUp(piece * percent, 100);
    if (used.includes(codes.lines) && quantity >= 2) piece -= halfUp(piece * 10, 100);
    goods += piece * quantity;
    isFreight ||= article.freight;
  }
  let delivery = goods >= 5900 ? 0 : isFreight ? 995 : 195;
  if (used.includes(codes.delivery)) delivery -= halfUp(delivery, 2);
  if (used.includes(codes.goods)) goods = Math.max(0, goods - 500);
  return goods + delivery;
}

const halfUp = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
