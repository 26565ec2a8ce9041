/**
 * A guest's cart goes into the customer's: nothing that either held is lost. Source: checklist CART-8, decision 28.
 */
import { maxDiscountCodes } from '../discount/limits.ts';
import type { Applied, CartNotice } from './apply.ts';
import { articlesIn, isGift, isGuarantee, parentSkuOf, skusOf } from './articles.ts';
import type { Cart, LineItem } from './cart.ts';
import { changesOfMergedCarts } from './changes.ts';
import type { CartFacts } from './facts.ts';
import { maxQuantityOf } from './line-items.ts';
import { priced } from './pricing.ts';
import { mergedSavedItems } from './saved.ts';

/** The operation on the customer's cart; the same guest's cart is taken in once. */
export function mergeOperation(guestCartId: string): string {
  return `merge:${guestCartId}`;
}

/**
 * The customer's cart, one version on, with the guest's lines, codes and what is saved for later added. Pieces of one article add
 * up, as far as can be promised and never to fewer than either cart held. Address, e-mail, payment and the fields of other
 * systems stay the customer's; where there is none, the guest's is taken.
 */
export function mergedCarts(cart: Cart, guest: Cart, facts: CartFacts): Applied {
  let lineItems: LineItem[] = cart.lineItems.filter((line) => !isGift(line));
  const notices: CartNotice[] = [];
  for (const line of articlesIn(guest).filter((each) => !isGift(each))) {
    const mine = lineItems.find((each) => isSameArticle(each, line));
    const quantity = mine ? together(mine, line, facts) : line.quantity;
    if (mine && quantity < mine.quantity + line.quantity) {
      notices.push({ code: 'MaximumReached', sku: line.variant.sku });
    }
    lineItems = mine
      ? lineItems.map((each) => (each.id === mine.id ? { ...each, quantity } : each))
      : [...lineItems, line];
  }
  // A guarantee is for all pieces of its article: pieces that the customer had without one stay without.
  const own = new Set(skusOf(cart));
  const guarantees = guest.lineItems.filter(
    (line) => isGuarantee(line) && !own.has(parentSkuOf(line) ?? ''),
  );
  const { customerEmail, billingAddress, shippingAddress } = { ...guest, ...cart };
  // A consent is that of who gave it.
  const { customerAgreedToSendEmail, ...guestsFields } = guest.custom;
  const next: Cart = {
    ...cart,
    lineItems: [...lineItems, ...guarantees],
    savedForLater: mergedSavedItems(cart.savedForLater, guest.savedForLater),
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
  return { ok: true, cart: { ...priced(next, facts), version: cart.version + 1 }, notices };
}

function isSameArticle(one: LineItem, other: LineItem): boolean {
  return one.variant.sku === other.variant.sku;
}

function together(one: LineItem, other: LineItem, facts: CartFacts): number {
  const cap = maxQuantityOf(one.variant.sku, facts);
  return Math.max(one.quantity, other.quantity, Math.min(one.quantity + other.quantity, cap));
}

/** The customer's first; beyond what a cart takes, the guest's last are left out. */
function joinedCodes(cart: Cart, guest: Cart): Cart['discountCodes'] {
  const named = new Set(cart.discountCodes.map(({ discountCode }) => discountCode.id));
  const more = guest.discountCodes.filter(({ discountCode }) => !named.has(discountCode.id));
  return [...cart.discountCodes, ...more].slice(0, Math.max(maxDiscountCodes, named.size));
}
