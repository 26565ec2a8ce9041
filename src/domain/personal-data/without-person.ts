/** An order and its history without the person: what the books need stays (decision 70). */
import type { Address } from '../checkout/address.ts';
import type { HistoryEntry } from '../order/history.ts';
import type { Order } from '../order/order.ts';
import { methodOf } from '../payment/method-of.ts';
import { isProviderKind } from '../payment/methods.ts';

/**
 * Without names, addresses and e-mail, without parcel numbers, and without what operators wrote. The country stays, for the
 * place of the VAT, and of a sale without VAT the registry's answer, which tax law asks for. The invoice, which is kept
 * apart, has the rest.
 */
export function withoutPerson(order: Order): Order {
  const { vatProof, customer: _, custom, shipments, cancellations, credits, ...rest } = order;
  const { utmSource: __, ...amounts } = custom;
  return {
    ...rest,
    customerEmail: '',
    billingAddress: placeOf(order.billingAddress),
    shippingAddress: placeOf(order.shippingAddress),
    custom: amounts,
    paymentInfo: {
      payments: order.paymentInfo.payments.map((payment) =>
        // Of transfers and cash: what the operator read on the bank statement.
        isProviderKind(methodOf(payment)) || !payment.transactions
          ? payment
          : {
              ...payment,
              transactions: payment.transactions.map((each) => ({ ...each, interactionId: '' })),
            },
      ),
    },
    ...(vatProof && order.taxRelief && { vatProof }),
    ...(shipments && {
      shipments: shipments.map(({ trackingNumber, trackingUrl, ...parcel }) => parcel),
    }),
    ...(cancellations && { cancellations: cancellations.map(withoutReason) }),
    ...(credits && { credits: credits.map(withoutReason) }),
  };
}

const withoutReason = <Reasoned extends { reason: string }>(each: Reasoned): Reasoned => ({
  ...each,
  reason: '',
});

const placeOf = ({ country }: Address): Address => ({
  firstName: '',
  lastName: '',
  streetName: '',
  streetNumber: '',
  postalCode: '',
  city: '',
  country,
});

/** Texts that operators wrote, and numbers of parcels: a name may be in them, or behind them. */
const words = ['note', 'reference', 'trackingNumber', 'trackingUrl', 'text'];

export function withoutWords(entry: HistoryEntry): HistoryEntry {
  const kept = Object.entries(entry).filter(
    ([name]) => !words.includes(name) && (name !== 'reason' || entry.kind === 'announceReturn'),
  );
  return Object.fromEntries(kept) as HistoryEntry;
}
