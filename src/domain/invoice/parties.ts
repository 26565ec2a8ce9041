/** Seller, buyer and payment of an order's documents. */

import { fullName } from '../checkout/address-lines.ts';
import { isGiftCard } from '../gift-card/used-cards.ts';
import { dayIn } from '../locale/dates.ts';
import type { Order } from '../order/order.ts';
import { payingPayment } from '../order/payment-status.ts';
import { methodName } from '../payment/method-names.ts';
import { methodOf } from '../payment/method-of.ts';
import { shopName } from '../store/shop-name.ts';
import type { Store } from '../store/store.ts';
import type { Translate } from '../texts/texts.ts';
import { vatNumberTextIn } from '../vat/check.ts';
import type { Buyer, Invoice, Seller } from './invoice.ts';

/**
 * `ownVatId`: the shop's number for sales of this store (vat/own-number.ts); absent: the seller's. Throws for a store
 * without a seller, which sells nothing.
 */
export function sellerOf({ key, seller, phone, email }: Store, ownVatId?: string): Seller {
  if (!seller)
    throw new Error(`the store ${key} has no seller: npm run store -- set ${key} seller`);
  const { legalName, street, postalCode, city, country, representatives, register = '' } = seller;
  const address = { legalName, street, postalCode, city, country };
  const representative = representatives.join(', ');
  const vatId = ownVatId ?? seller.vatId;
  return { name: shopName, ...address, register, representative, vatId, phone, email };
}

/** Without the registry's answer, which is no part of a document. */
export function buyerOf(order: Order): Buyer {
  const { billingAddress, customerEmail } = order;
  const { vatValidated: _valid, vatRawResponse: _raw, ...address } = billingAddress;
  const vatNumber = vatNumberTextIn(order);
  return {
    name: address.company ?? fullName(address),
    address,
    ...(vatNumber && { vatNumber }),
    email: address.invoiceEmail ?? customerEmail,
  };
}

/** How it was paid or is to be paid. */
export function paymentOf(
  order: Order,
  store: Store,
  { isPaid, reference, t }: { isPaid: boolean; reference: string; t: Translate },
): Invoice['payment'] {
  const payment = payingPayment(order);
  const method = payment ? methodOf(payment) : 'bankTransfer';
  const isByCard = method === 'nothingToPay' && order.paymentInfo.payments.some(isGiftCard);
  const named = isByCard ? 'giftCard' : method;
  const name = methodName(named, dayIn(store.key, new Date(order.createdAt)), t);
  const isTransfer = method === 'bankTransfer';
  const terms = isPaid
    ? t('invoice.paidWith', { method: name })
    : isTransfer
      ? t('invoice.payByTransfer')
      : method === 'cashOnDelivery'
        ? t('invoice.payOnDelivery')
        : t('invoice.payWith', { method: name });
  return {
    method,
    terms,
    reference,
    ...(isTransfer && { account: store.bankDetails }),
  };
}
