/** Items saved for later: they stay with the cart, cost nothing and reserve no stock. Source: eu-2026.md UX-30. */
import { failure } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { Applied } from './apply.ts';
import { findBoughtLine, isGift, isGuarantee } from './articles.ts';
import type { Cart, LineItem, SavedItem } from './cart.ts';
import type { ProductFact } from './facts.ts';
import { lineItemOf } from './line-items.ts';
import { withVat } from './without-vat.ts';

/** Maximum number of articles saved for later; a merged cart may exceed it, since it has the items of both. */
export const maxSavedItems = 50;

/** Saves the line for later, together with pieces saved before. Its guarantee is removed: it covers bought pieces. */
export function saveForLater(cart: Cart, lineItemId: string): Applied {
  const line = cart.lineItems.find(({ id }) => id === lineItemId);
  if (!line) return failure('LineItemNotFound', { about: lineItemId });
  if (isGift(line) || isGuarantee(line)) return failure('SaveNotPossible', { about: lineItemId });
  const savedForLater = mergedSavedItems(cart.savedForLater, [savedItemOf(withVat(line))]);
  if (savedForLater.length > Math.max(maxSavedItems, cart.savedForLater.length)) {
    return failure('TooManySavedItems');
  }
  const lineItems = cart.lineItems.filter((each) => each !== line);
  return { ok: true, cart: { ...cart, lineItems, savedForLater }, notices: [] };
}

/** Adds the item to the cart as if it were new (`add`); pieces above the maximum stay saved. */
export function moveToCart(
  cart: Cart,
  savedItemId: string,
  add: (item: { sku: string; quantity: number }) => Applied,
): Applied {
  const item = cart.savedForLater.find(({ id }) => id === savedItemId);
  if (!item) return failure('SavedItemNotFound', { about: savedItemId });
  const { sku } = item.variant;
  const added = add({ sku, quantity: item.quantity });
  if (!added.ok) return added;
  const left = item.quantity - (piecesOf(sku, added.cart) - piecesOf(sku, cart));
  const savedForLater = cart.savedForLater.flatMap((each) => {
    if (each !== item) return [each];
    return left > 0 ? [{ ...item, quantity: left }] : [];
  });
  return { ...added, cart: { ...added.cart, savedForLater } };
}

export function removeSavedItem(cart: Cart, savedItemId: string): Applied {
  const savedForLater = cart.savedForLater.filter(({ id }) => id !== savedItemId);
  return savedForLater.length < cart.savedForLater.length
    ? { ok: true, cart: { ...cart, savedForLater }, notices: [] }
    : failure('SavedItemNotFound', { about: savedItemId });
}

/** Both lists as one, each article once. */
export function mergedSavedItems(
  saved: readonly SavedItem[],
  more: readonly SavedItem[],
): SavedItem[] {
  const joined = new Map(saved.map((item) => [item.variant.sku, item]));
  for (const item of more) {
    const { sku } = item.variant;
    const known = joined.get(sku);
    joined.set(sku, known ? { ...known, quantity: known.quantity + item.quantity } : item);
  }
  return [...joined.values()];
}

/** The item with the current data of its product; if the product is gone, it keeps its last price. */
export function refreshedSavedItems(
  item: SavedItem,
  product: ProductFact | undefined,
  store: Store,
): SavedItem {
  if (product) return savedItemOf(lineItemOf(item.id, product, item.quantity, store));
  return { ...item, variant: { ...item.variant, maximumQuantity: 0, isUnavailable: true } };
}

/** The content that an ordered cart passes to the next cart. `custom` (`utmSource` and so on) belongs to the order. */
export function carriedOverCart(cart: Cart): Cart {
  const nothing = { lineItems: [], discountCodes: [], refusedGifts: [], custom: {} };
  const { giftCards: _cards, ...rest } = cart;
  return { ...rest, ...nothing, paymentInfo: { payments: [] } };
}

export const savedItemOf = (line: LineItem): SavedItem => {
  const { id, productId, name, productSlug, productType, quantity, variant, price } = line;
  return { id, productId, name, productSlug, productType, quantity, variant, price };
};

const piecesOf = (sku: string, cart: Cart) => findBoughtLine(cart, sku)?.quantity ?? 0;
