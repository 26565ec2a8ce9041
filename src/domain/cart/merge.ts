/** Merges a guest's cart into the customer's; no content of either is lost. Source: checklist CART-8, decision 28. */
import { maxDiscountCodes } from '../discount/limits.ts';
import type { Applied, CartNotice } from './apply.ts';
import { articlesIn, goesWith, isGift, isGuarantee, parentSkuOf, skusOf } from './articles.ts';
import type { Cart, LineItem } from './cart.ts';
import { changesOfMergedCarts } from './changes.ts';
import type { CartFacts } from './facts.ts';
import { mergedGiftCards } from './gift-cards.ts';
import { maxQuantityOf } from './line-items.ts';
import { priced } from './pricing.ts';
import { mergedSavedItems, savedItemOf } from './saved.ts';

/** Operation id of the merge in the customer's cart: a guest's cart is merged only once. */
export function mergeOperation(guestCartId: string): string {
  return `merge:${guestCartId}`;
}

/**
 * The customer's cart plus the guest's lines, codes, gift cards and saved items, with the next version. Quantities of the same
 * article are added up to the available maximum, but never below what either cart held. Address, e-mail, payment and
 * the fields of other systems are the customer's, or the guest's where the customer has none. Goods that do not go with
 * the customer's gift cards, or gift cards with goods, are saved for later.
 */
export function mergedCarts(cart: Cart, guest: Cart, facts: CartFacts): Applied {
  let lineItems: LineItem[] = cart.lineItems.filter((line) => !isGift(line));
  const notices: CartNotice[] = [];
  const bought = articlesIn(guest).filter((each) => !isGift(each));
  const joining = bought.filter((line) => goesWith(cart, { productType: line.productType.key }));
  for (const line of joining) {
    const mine = lineItems.find((each) => isSameArticle(each, line));
    const quantity = mine ? together(mine, line, facts) : line.quantity;
    if (mine && quantity < mine.quantity + line.quantity) {
      notices.push({ code: 'MaximumReached', sku: line.variant.sku });
    }
    lineItems = mine
      ? lineItems.map((each) => (each.id === mine.id ? { ...each, quantity } : each))
      : [...lineItems, line];
  }
  // A guarantee covers all pieces of its article: pieces that the customer had without one stay without one.
  const own = new Set(skusOf(cart));
  const guarantees = guest.lineItems.filter(
    (line) =>
      isGuarantee(line) && !own.has(parentSkuOf(line) ?? '') && bought.length === joining.length,
  );
  const { customerEmail, billingAddress, shippingAddress } = { ...guest, ...cart };
  // The guest's consent is not transferred to the customer.
  const { customerAgreedToSendEmail, ...guestsFields } = guest.custom;
  const next: Cart = {
    ...cart,
    lineItems: [...lineItems, ...guarantees],
    savedForLater: mergedSavedItems(cart.savedForLater, [
      ...guest.savedForLater,
      ...bought.filter((line) => !joining.includes(line)).map(savedItemOf),
    ]),
    discountCodes: joinedCodes(cart, guest),
    refusedGifts: [
      ...new Map(
        [...cart.refusedGifts, ...guest.refusedGifts].map((gift) => [gift.id, gift]),
      ).values(),
    ],
    custom: { ...guestsFields, ...cart.custom },
    paymentInfo: cart.paymentInfo.payments.length > 0 ? cart.paymentInfo : guest.paymentInfo,
    ...changesOfMergedCarts(cart, guest),
    ...(customerEmail && { customerEmail }),
    ...(billingAddress && { billingAddress }),
    ...(shippingAddress && { shippingAddress }),
  };
  const merged = mergedGiftCards(next, guest);
  return { ok: true, cart: { ...priced(merged, facts), version: cart.version + 1 }, notices };
}

function isSameArticle(one: LineItem, other: LineItem): boolean {
  return one.variant.sku === other.variant.sku;
}

function together(one: LineItem, other: LineItem, facts: CartFacts): number {
  const cap = maxQuantityOf(one.variant.sku, facts);
  return Math.max(one.quantity, other.quantity, Math.min(one.quantity + other.quantity, cap));
}

/** The customer's codes first; beyond the limit, the guest's last codes are dropped. */
function joinedCodes(cart: Cart, guest: Cart): Cart['discountCodes'] {
  const named = new Set(cart.discountCodes.map(({ discountCode }) => discountCode.id));
  const more = guest.discountCodes.filter(({ discountCode }) => !named.has(discountCode.id));
  return [...cart.discountCodes, ...more].slice(0, Math.max(maxDiscountCodes, named.size));
}
