/** Applies actions to a cart: pure, all of them or none. */

import { storedAddress } from '../checkout/stored-address.ts';
import { type Failure, failure } from '../errors.ts';
import { addableQuantity } from '../inventory/availability.ts';
import { methodOfReference } from '../payment/payment-reference.ts';
import type { CartAction } from './actions.ts';
import { billingRefusal, shippingRefusal } from './address-refusal.ts';
import {
  findBoughtLine,
  goesWith,
  hasFreight,
  isGift,
  isGuarantee,
  parentSkuOf,
} from './articles.ts';
import type { CartNotice } from './calls/cart-change.ts';
import type { Cart, LineItem } from './cart.ts';
import { withoutDismissedChanges } from './changes.ts';
import { type LineChannels, withChannels } from './channels.ts';
import { addCode } from './codes.ts';
import type { CartFacts } from './facts.ts';
import { cartWithoutGiftCard } from './gift-cards.ts';
import { guaranteeLine } from './guarantee-lines.ts';
import { lineItemOf, maxQuantityOf } from './line-items.ts';
import { priced, withPayment } from './pricing.ts';
import { moveToCart, removeSavedItem, saveForLater } from './saved.ts';
import { withShippingMethod } from './shipping.ts';

export type { CartNotice };
export type Applied = { ok: true; cart: Cart; notices: CartNotice[] } | Failure;

/** The cart after all actions, repriced and with the next version; or the failure of the first action that fails. */
export function applyActions(
  cart: Cart,
  actions: readonly CartAction[],
  facts: CartFacts,
  newId: () => string,
): Applied {
  let next = cart;
  const notices: CartNotice[] = [];
  for (const action of actions) {
    const outcome = applyAction(next, action, facts, newId);
    if (!outcome.ok) return outcome;
    next = outcome.cart;
    notices.push(...outcome.notices);
  }
  return { ok: true, cart: { ...priced(next, facts), version: cart.version + 1 }, notices };
}

function applyAction(
  cart: Cart,
  action: CartAction,
  facts: CartFacts,
  newId: () => string,
): Applied {
  switch (action.action) {
    case 'addLineItem':
      return action.custom
        ? addGuarantee(cart, action.sku, action.custom.parentSku, facts, newId)
        : addThroughChannels(cart, action, facts, newId);
    case 'removeLineItem':
      return removePieces(cart, action, facts);
    case 'changeLineItemQuantity':
      return changeQuantity(cart, action.lineItemId, action.quantity, facts);
    case 'changeArticleQuantity': {
      const line = findBoughtLine(cart, action.sku);
      if (!line) return failure('LineItemNotFound', { about: action.sku });
      return changeQuantity(cart, line.id, action.quantity, facts);
    }
    case 'setLineItemSupplyChannel':
    case 'setLineItemDistributionChannel': {
      const { action: _name, lineItemId, ...channels } = action;
      const updated = withChannels(cart, lineItemId, channels, facts.store);
      return updated.ok ? changed(updated.cart) : updated;
    }
    case 'saveForLater':
      return saveForLater(cart, action.lineItemId);
    case 'moveToCart':
      return moveToCart(cart, action.savedItemId, (item) => addLineItem(cart, item, facts, newId));
    case 'removeSavedItem':
      return removeSavedItem(cart, action.savedItemId);
    case 'addDiscountCode': {
      const added = addCode(cart, action.code, facts);
      return added.ok ? changed(added.cart) : added;
    }
    case 'removeGiftCard':
      return changed(cartWithoutGiftCard(cart, action.giftCard.id));
    case 'removeDiscountCode':
      return changed({
        ...cart,
        discountCodes: cart.discountCodes.filter(
          ({ discountCode }) => discountCode.id !== action.discountCode.id,
        ),
      });
    case 'setCustomerEmail':
      return changed({ ...cart, customerEmail: action.email });
    case 'setBillingAddress': {
      const billingAddress = storedAddress(action.address);
      return billingRefusal(billingAddress) ?? changed({ ...cart, billingAddress });
    }
    case 'setShippingAddress': {
      const shippingAddress = storedAddress(action.address);
      const freight = { hasFreight: hasFreight(cart) };
      return (
        shippingRefusal(shippingAddress, facts.store.key, freight) ??
        changed({ ...cart, shippingAddress })
      );
    }
    case 'setShippingMethod': {
      const chosen = withShippingMethod(cart, action.shippingMethod?.id);
      return chosen.ok ? changed(chosen.cart) : chosen;
    }
    case 'addPayment':
      return addPayment(cart, action);
    case 'setCustomType':
      return changed({ ...cart, custom: (action.type && action.fields) ?? {} });
    case 'setKey':
      return changed(withKey(cart, action.key));
    case 'dismissChanges':
      return changed(withoutDismissedChanges(cart, action.visit));
    case 'recalculate':
      return changed(cart);
  }
}

function addThroughChannels(
  cart: Cart,
  action: { sku: string; quantity: number } & LineChannels,
  facts: CartFacts,
  newId: () => string,
): Applied {
  const added = addLineItem(cart, action, facts, newId);
  const line = added.ok && findBoughtLine(added.cart, action.sku);
  if (!added.ok || !line) return added;
  const updated = withChannels(added.cart, line.id, action, facts.store);
  return updated.ok ? changed(updated.cart, added.notices) : updated;
}

function addLineItem(
  cart: Cart,
  { sku, quantity }: { sku: string; quantity: number },
  facts: CartFacts,
  newId: () => string,
): Applied {
  const product = facts.products.get(sku);
  if (!product) return failure('ProductNotFound', { about: sku });
  if (!goesWith(cart, product)) return failure('GiftCardsApart', { about: sku });
  const existing = findBoughtLine(cart, sku);
  const inCart = existing?.quantity ?? 0;
  const { maximumQuantity } = facts.store;
  const addable = addableQuantity(product.availableQuantity, maximumQuantity, inCart);
  if (addable === 0) {
    return inCart > 0
      ? changed(cart, [{ code: 'MaximumReached', sku }])
      : failure('OutOfStock', { about: sku });
  }
  const total = inCart + Math.min(quantity, addable);
  const lineItems = existing
    ? withQuantity(cart.lineItems, existing.id, total)
    : [...cart.lineItems, lineItemOf(newId(), product, total, facts.store)];
  return changed(
    { ...cart, lineItems },
    quantity > addable ? [{ code: 'MaximumReached', sku }] : [],
  );
}

/** Replaces the article's current guarantee, if it has one. */
function addGuarantee(
  cart: Cart,
  sku: string,
  parentSku: string,
  facts: CartFacts,
  newId: () => string,
): Applied {
  const others = cart.lineItems.filter((line) => parentSkuOf(line) !== parentSku);
  const article = others.find((line) => line.variant.sku === parentSku && !isGift(line));
  const line = article && guaranteeLine(newId(), sku, article, facts);
  if (!line) return failure('GuaranteeNotOffered', { about: `${sku} for ${parentSku}` });
  const before = cart.lineItems.find((each) => parentSkuOf(each) === parentSku);
  return before?.variant.sku === sku
    ? changed(cart)
    : changed({ ...cart, lineItems: [...others, line] });
}

/** Without a quantity, the whole line; a guarantee always goes as a whole, because it has its article's quantity. */
function removePieces(
  cart: Cart,
  { lineItemId, quantity }: { lineItemId: string; quantity?: number | undefined },
  facts: CartFacts,
): Applied {
  const line = cart.lineItems.find(({ id }) => id === lineItemId);
  const stays = line && quantity !== undefined && !isGuarantee(line);
  return changeQuantity(cart, lineItemId, stays ? Math.max(0, line.quantity - quantity) : 0, facts);
}

function addPayment(
  cart: Cart,
  { paymentInterface, payment }: Extract<CartAction, { action: 'addPayment' }>,
): Applied {
  const method = paymentInterface ?? methodOfReference(payment?.id ?? '');
  if (!method) return failure('PaymentNotFound', { about: payment?.id ?? 'no payment' });
  return changed(withPayment(cart, method));
}

function changeQuantity(
  cart: Cart,
  lineItemId: string,
  quantity: number,
  facts: CartFacts,
): Applied {
  const line = cart.lineItems.find(({ id }) => id === lineItemId);
  if (!line) return failure('LineItemNotFound', { about: lineItemId });
  if (isGift(line)) return changed(quantity === 0 ? withoutGift(cart, line) : cart);
  if (isGuarantee(line) && quantity > 0) return changed(cart);
  const { sku } = line.variant;
  const cap = maxQuantityOf(sku, facts);
  // A line may always be reduced, even if out of stock; it may not grow beyond the available quantity.
  const allowed =
    quantity <= line.quantity ? quantity : Math.max(line.quantity, Math.min(quantity, cap));
  return changed(
    { ...cart, lineItems: withQuantity(cart.lineItems, lineItemId, allowed) },
    allowed < quantity ? [{ code: 'MaximumReached', sku }] : [],
  );
}

/** Refuses the discount of a removed gift (always one piece), so that the gift is not added again. */
function withoutGift(cart: Cart, line: LineItem): Cart {
  const given = line.discountedPricePerQuantity.flatMap(({ discountedPrice }) =>
    discountedPrice.includedDiscounts.map(({ discount }) => discount),
  );
  return { ...cart, refusedGifts: [...cart.refusedGifts, ...given] };
}

function withQuantity(lines: readonly LineItem[], id: string, quantity: number): LineItem[] {
  if (quantity === 0) return lines.filter((line) => line.id !== id);
  return lines.map((line) => (line.id === id ? { ...line, quantity } : line));
}

function withKey({ key: _before, ...cart }: Cart, key: string | undefined): Cart {
  return key === undefined ? cart : { ...cart, key };
}

function changed(cart: Cart, notices: CartNotice[] = []): Applied {
  return { ok: true, cart, notices };
}
