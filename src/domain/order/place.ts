/** Creates an order draft from a priced cart, with the final checks before payment and reservation of stock. */

import { hasFreight, isGiftCardLine, isOfGiftCards, pieces } from '../cart/articles.ts';
import type { Cart } from '../cart/cart.ts';
import { lackingLines } from '../cart/lacking-lines.ts';
import { hardFaults } from '../checkout/address-faults.ts';
import { isReachable } from '../checkout/guards.ts';
import { type Failure, failure } from '../errors.ts';
import { giftCardPayments } from '../gift-card/payments.ts';
import { giftCardBalance, giftCardCents } from '../gift-card/used-cards.ts';
import { type PayableCart, type PaymentMethodKey, paymentOffers } from '../payment/methods.ts';
import type { Store } from '../store/store.ts';
import type { VatCheck } from '../vat/check.ts';
import { customLinesOf } from './custom-lines.ts';
import type { OrderDraft } from './order.ts';
import { isValidVatProof, withVatProof } from './vat-proof.ts';

type OrderContext = {
  orderId: string;
  locale: string;
  /** Base URL of the shop in that language, without a trailing slash. */
  site?: string;
  createdAt: string;
  paymentMethod: PaymentMethodKey;
  /** The total the shopper read above the order button, in cents. */
  expectedTotalCentAmount: number;
  /** What gift cards paid of it there, in cents; absent: nothing. */
  expectedGiftCardCentAmount?: number | undefined;
  /** The registry's answer about the VAT number in the cart. */
  vatCheck?: VatCheck | undefined;
};

/** The draft of the cart's order, or why it cannot be ordered. The cart must be priced with the chosen payment. */
export function orderDraft(
  cart: Cart,
  store: Store,
  context: OrderContext,
): { ok: true; draft: OrderDraft } | Failure {
  if (cart.cartState === 'Ordered') return failure('CartOrdered');
  if (cart.lineItems.length === 0 || !cart.shippingInfo) return failure('CartEmpty');
  // An article may have become a gift card since it was added.
  if (isOfGiftCards(cart) && !cart.lineItems.every(isGiftCardLine))
    return failure('GiftCardsApart');
  const { customerEmail, billingAddress, shippingAddress, customerId } = cart;
  const isNamed = customerEmail && billingAddress?.firstName;
  if (!isNamed || !shippingAddress) return failure('AddressMissing');
  const freight = { hasFreight: hasFreight(cart) };
  const faults = [
    ...hardFaults(billingAddress),
    ...hardFaults(shippingAddress, store.key, freight),
  ];
  if (faults.length > 0) {
    const about = faults.map(({ field, fault }) => `${field} ${fault}`).join(', ');
    return failure('AddressIncorrect', { about });
  }
  if (!isReachable(cart)) return failure('AddressIncorrect', { about: 'phone missing' });
  const inventoryMode = inventoryModeOf(cart, store);
  const lacking = lackingLines({ lineItems: cart.lineItems, inventoryMode });
  if (lacking.length > 0) {
    return failure('OutOfStock', { about: lacking.map(({ variant }) => variant.sku).join(' ') });
  }
  const offers = paymentOffers(payableCart(cart, store), new Date(context.createdAt));
  const offer = offers.find(({ key }) => key === context.paymentMethod);
  if (!offer || offer.refusal) return failure('PaymentNotOffered');
  const { expectedTotalCentAmount, expectedGiftCardCentAmount = 0 } = context;
  const isAsRead =
    cart.totalPrice.centAmount === expectedTotalCentAmount &&
    giftCardCents(cart) === expectedGiftCardCentAmount;
  if (!isAsRead) return failure('TotalChanged', { about: String(cart.totalPrice.centAmount) });
  // Checked again here, whatever priced the cart: an expired VAT check allows no sale without VAT.
  const { vatCheck, createdAt } = context;
  if (cart.taxRelief && !isValidVatProof(cart, vatCheck, new Date(createdAt))) {
    return failure('TotalChanged');
  }
  const draft: OrderDraft = {
    id: context.orderId,
    version: 1,
    createdAt: context.createdAt,
    orderState: 'Open',
    shipmentState: 'Pending',
    paymentState: context.paymentMethod === 'nothingToPay' ? 'Paid' : 'Pending',
    store: cart.store,
    locale: context.locale,
    ...(context.site !== undefined && { site: context.site }),
    inventoryMode,
    customerEmail,
    ...(customerId && { customer: { typeId: 'customer', id: customerId } }),
    lineItems: cart.lineItems,
    customLineItems: customLinesOf(context.orderId, cart.custom),
    discountCodes: cart.discountCodes,
    ...(cart.discountOnTotalPrice && { discountOnTotalPrice: cart.discountOnTotalPrice }),
    cartDiscounts: cart.cartDiscounts,
    billingAddress,
    shippingAddress,
    shippingInfo: cart.shippingInfo,
    paymentInfo: {
      payments: [...cart.paymentInfo.payments, ...giftCardPayments(cart, context)],
    },
    totalPrice: cart.totalPrice,
    taxedPrice: cart.taxedPrice,
    ...(cart.taxRelief && { taxRelief: cart.taxRelief }),
    custom: cart.custom,
    cart: { id: cart.id, version: cart.version },
  };
  return { ok: true, draft: withVatProof(draft, vatCheck) };
}

/** Gift cards have no stock that an order could take. */
export const inventoryModeOf = (cart: Pick<Cart, 'lineItems'>, store: Store) =>
  isOfGiftCards(cart) ? 'None' : store.inventoryMode;

/** What the payment rules need to know of a cart. */
export function payableCart(
  cart: Pick<Cart, 'lineItems' | 'custom' | 'billingAddress' | 'giftCards'> & {
    totalPrice: { centAmount: number };
  },
  store: Store,
): PayableCart {
  const standard = cart.lineItems.filter((line) => line.productType.key === 'standard_product');
  const total = cart.totalPrice.centAmount - (cart.custom.calculatedCodFee?.centAmount ?? 0);
  return {
    ...payableIn(store),
    totalCentAmount: Math.max(0, total - giftCardBalance(cart)),
    standardQuantity: pieces({ lineItems: standard }),
    quantity: pieces(cart),
    hasFreight: hasFreight(cart),
    isByMail: isOfGiftCards(cart),
    ...(cart.billingAddress && {
      clientType: cart.billingAddress.company ? 'company' : 'private',
    }),
  };
}

/** An order of one small parcel: used to list the payment methods that the store accepts. */
export function payableParcel(store: Store): PayableCart {
  const order = { totalCentAmount: 100, standardQuantity: 1, quantity: 1, hasFreight: false };
  return { ...payableIn(store), ...order };
}

function payableIn(store: Store) {
  const { key, currency, codFeeCentAmount, codZeroLimit = 'none', paymentProviders } = store;
  const { paymentMethods, cashOnDelivery, maximumItemsForCashAndBank } = store;
  return {
    country: key,
    currency,
    codFeeCentAmount,
    codZeroLimit,
    paymentProviders,
    paymentMethods,
    cashOnDelivery,
    maximumItemsForCashAndBank,
  };
}
