/**
 * A cart as the calls return it: the stored cart, and what the specification names besides, derived from it. A new cart
 * has addresses with only its country; pages and rooms use the stored cart, where an address is complete or absent
 * (decision 27). Source: purchase-flow.txt §3 Cart, Line item, §4 Cart lifecycle.
 */
import * as z from 'zod';
import { address } from '../checkout/address.ts';
import { type CountryCode, isCountryCode } from '../country/countries.ts';
import { answeredPayment, answeredPaymentOf } from '../payment/payment-answer.ts';
import { validatedAddress, withVatCheck } from '../vat/proven-address.ts';
import {
  discountCodeAnswer,
  discountCodeAnswers,
  lineAnswer,
  lineAnswerOf,
} from './calls/line-answer.ts';
import { type Cart, cart } from './cart.ts';

const onlyCountry = z.strictObject({ country: address.shape.country });
const addressAnswer = z.union([validatedAddress, onlyCountry]).optional();

export const cartAnswer = cart.extend({
  customer: z.object({ typeId: z.literal('customer'), id: z.string() }).nullable(),
  billingAddress: addressAnswer,
  shippingAddress: addressAnswer,
  lineItems: z.array(lineAnswer),
  discountCodes: z.array(discountCodeAnswer),
  paymentInfo: z.object({ payments: z.array(answeredPayment) }),
});

export function cartAnswerOf(stored: Cart): z.infer<typeof cartAnswer> {
  const { customerId, store, billingAddress, shippingAddress, vatCheck } = stored;
  const here = isCountryCode(store.key) ? countryOnly(store.key) : {};
  return {
    ...stored,
    // The specification's word (purchase-flow.txt §9); the stored cart keeps the store's mode.
    inventoryMode: stored.inventoryMode === 'None' ? 'None' : 'TrackOnly',
    customer: customerId === undefined ? null : { typeId: 'customer', id: customerId },
    ...here,
    ...(billingAddress && { billingAddress: withVatCheck(billingAddress, vatCheck) }),
    ...(shippingAddress && { shippingAddress: withVatCheck(shippingAddress, vatCheck) }),
    lineItems: stored.lineItems.map(lineAnswerOf),
    discountCodes: discountCodeAnswers(stored),
    paymentInfo: { payments: stored.paymentInfo.payments.map(answeredPaymentOf) },
  };
}

const countryOnly = (country: CountryCode) => ({
  billingAddress: { country },
  shippingAddress: { country },
});
