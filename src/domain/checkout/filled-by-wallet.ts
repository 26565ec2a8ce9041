/** The addresses step after a wallet sent incomplete data: known fields are filled in, the others are marked. */
import type { CountryCode } from '../country/countries.ts';
import { phoneExamples } from '../country/telephone.ts';
import type { ExpressOutcome } from '../payment/express-wallet.ts';
import type { TextKey } from '../texts/texts.ts';
import type { FieldErrors, FieldValues } from './address-form.ts';
import { addressValues } from './address-values.ts';
import { readStep } from './addresses-step.ts';
import type { Freight } from './delivery-place.ts';
import { startValues } from './start-values.ts';
import type { SubmitFailure } from './submission.ts';

type Refused = Extract<ExpressOutcome, { ok: false }>;
export type FilledByWallet = {
  values: FieldValues;
  errors: FieldErrors;
  failure?: SubmitFailure;
  problem: TextKey;
};

export function filledByWallet(
  express: Refused,
  market: CountryCode,
  freight: Freight,
): FilledByWallet {
  const { known, gaps } = express;
  const { email, billingAddress, shippingAddress } = known;
  const cart = {
    ...(email && { customerEmail: email }),
    ...(billingAddress && { billingAddress }),
    ...(shippingAddress && { shippingAddress }),
  };
  const values: FieldValues = {
    ...startValues({ cart, market, remembered: { billing: 'private' } }),
    // The shipping address gets its own fields: the billing address must not replace it unnoticed.
    ...((isElsewhere(express) || (!billingAddress && shippingAddress)) && {
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      'shipping.clientType': 'private',
      ...(shippingAddress && addressValues('shipping.', shippingAddress)),
    }),
  };
  const read = readStep(values, market, undefined, freight);
  const example = phoneExamples[market];
  // Wallets must send a number (purchase-flow.txt §4); the form asks for it if the billing address is known.
  const asksPhone = gaps.includes('phone') && billingAddress !== undefined;
  const errors: FieldErrors = {
    ...(read.ok ? {} : read.errors),
    ...(asksPhone && { 'billing.phone': { key: 'field.phone', parameters: { example } } }),
  };
  return { values, errors, ...(!read.ok && { failure: read.code }), problem: problemOf(express) };
}

function problemOf(express: Refused): TextKey {
  if (express.code === 'WalletAddressMissing') return 'express.noAddress';
  return isElsewhere(express) ? 'field.deliveryCountry' : 'express.incomplete';
}

/** The wallet's shipping address is in a place where this shop does not deliver. */
const isElsewhere = ({ gaps }: Refused): boolean =>
  gaps.some(
    (gap) =>
      typeof gap === 'object' &&
      gap.of === 'shippingAddress' &&
      gap.faults.some(({ fault }) => fault === 'foreign' || fault === 'notDelivered'),
  );
