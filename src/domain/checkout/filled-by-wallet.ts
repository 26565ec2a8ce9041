/** The addresses step as a wallet fills it in that did not tell everything: what is known stands there, the rest is marked. */
import type { CountryCode } from '../country/countries.ts';
import { phoneExamples } from '../country/telephone.ts';
import type { ExpressOutcome } from '../payment/express-wallet.ts';
import type { TextKey } from '../texts/texts.ts';
import type { FieldErrors, FieldValues, Freight } from './address-form.ts';
import { addressValues } from './address-values.ts';
import { readStep } from './addresses-step.ts';
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
    // Where the goods should go is asked for; nobody's own address takes its place unnoticed.
    ...((isElsewhere(express) || (!billingAddress && shippingAddress)) && {
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      'shipping.clientType': 'private',
      ...(shippingAddress && addressValues('shipping.', shippingAddress)),
    }),
  };
  const read = readStep(values, market, undefined, freight);
  const example = phoneExamples[market];
  // Wallets must tell a number (purchase-flow.txt §4); the form asks for it where the rest is known.
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

/** The wallet has the goods sent where this shop sends none. */
const isElsewhere = ({ gaps }: Refused): boolean =>
  gaps.some(
    (gap) =>
      typeof gap === 'object' &&
      gap.of === 'shippingAddress' &&
      gap.faults.some(({ fault }) => fault === 'foreign' || fault === 'notDelivered'),
  );
