/**
 * What a shopper approved in a wallet before there is an order: it pays for that total with that wallet, once, within
 * half an hour. It is stored in the cart's room only, and never sent to a page, log or database (decision 44).
 */
import * as z from 'zod';
import type { Money } from '../money/money.ts';
import type { ExpressWallet } from './express-wallet.ts';
import type { PaymentMethodKey } from './methods.ts';

/** Browser data that a bank needs to authenticate the shopper (CheckoutService-v72, BrowserInfo). */
export const browserFacts = z.object({
  acceptHeader: z.string().max(2048),
  userAgent: z.string().max(2048),
  language: z.string().max(35),
  colorDepth: z.int().min(1).max(48),
  screenHeight: z.int().nonnegative(),
  screenWidth: z.int().nonnegative(),
  /** Minutes. */
  timeZoneOffset: z.int().min(-900).max(900),
  javaEnabled: z.boolean(),
});

/** `proof`: the wallet's token as Adyen takes it, or the number of PayPal's order. */
export type AuthorizationProof = {
  proof: string;
  browser?: z.infer<typeof browserFacts> | undefined;
};

export type WalletAuthorization = AuthorizationProof & {
  /** Id of the operation that stored it: repeated after use, it does not store it again. */
  id: string;
  wallet: ExpressWallet;
  total: Money;
  /** ms */
  until: number;
};

/** `used`: sent with an attempt, or expired; its proof is deleted. */
export type StoredAuthorization =
  | WalletAuthorization
  | (Pick<WalletAuthorization, 'id'> & { used: true });

/** The part of it that a page may show. */
export type PublicAuthorization = Pick<WalletAuthorization, 'wallet' | 'total'>;

const authorizationLifetimeMs = 30 * 60_000;
/** Characters. Source: CheckoutService-v72, GooglePayDetails. */
const maxProofLength = 10_000;

const proof = z.string().min(1).max(maxProofLength);
const googlePay = z.object({
  paymentMethodData: z.object({ tokenizationData: z.object({ token: proof }) }),
});
const applePay = z.object({ token: z.object({ paymentData: z.record(z.string(), z.unknown()) }) });
/** PayPal's order id only: with a capture id appended, it would select a payment to refund. */
const paypal = z.object({ id: z.string().regex(/^[A-Z0-9]{1,36}$/) });

const proofs: Record<ExpressWallet, (payload: unknown) => string | undefined> = {
  googlepay: (payload) =>
    googlePay.safeParse(payload).data?.paymentMethodData.tokenizationData.token,
  applepay: (payload) => {
    const { data } = applePay.safeParse(payload);
    return data && proof.safeParse(encoded(data.token.paymentData)).data;
  },
  paypal: (payload) => paypal.safeParse(payload).data?.id,
};

/** Base64 of the JSON: Adyen's format for Apple's token. */
function encoded(paymentData: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(paymentData));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Undefined if the payload contains no proof. `now` in ms. */
export function walletAuthorization(
  request: Pick<WalletAuthorization, 'id' | 'wallet' | 'total' | 'browser'>,
  payload: unknown,
  now: number,
): WalletAuthorization | undefined {
  const found = proofs[request.wallet](payload);
  return found === undefined
    ? undefined
    : { ...request, until: now + authorizationLifetimeMs, proof: found };
}

/** Removes the proof once it was tried with its own wallet or has expired: it cannot be used any more. */
export function withoutUsedProof(
  stored: StoredAuthorization,
  now: number,
  method?: PaymentMethodKey,
): StoredAuthorization {
  const isSpent = !('used' in stored) && (stored.wallet === method || now >= stored.until);
  return isSpent ? { id: stored.id, used: true } : stored;
}

/** The authorization if it pays for this: same wallet, same total to the cent, not expired. */
export function usableAuthorization(
  authorization: StoredAuthorization | undefined,
  { method, total }: { method: PaymentMethodKey; total: Money },
  now: number,
): WalletAuthorization | undefined {
  if (!authorization || 'used' in authorization) return undefined;
  const isMeant =
    authorization.wallet === method &&
    authorization.total.centAmount === total.centAmount &&
    authorization.total.currencyCode === total.currencyCode;
  return isMeant && now < authorization.until ? authorization : undefined;
}
