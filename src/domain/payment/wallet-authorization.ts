/**
 * What a shopper agreed to in a wallet before there is an order: it pays for that total with that wallet, once, for half
 * an hour. It stays in the cart's room: no page, log or database hears of it (decision 44).
 */
import * as z from 'zod';
import type { Money } from '../money/money.ts';
import type { ExpressWallet } from './express-wallet.ts';
import type { PaymentMethodKey } from './methods.ts';

/** What a bank wants to know of the browser before it asks the shopper (CheckoutService-v72, BrowserInfo). */
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
  /** Of the operation that brought it: told again after it was used, it is not there once more. */
  id: string;
  wallet: ExpressWallet;
  total: Money;
  /** ms */
  until: number;
};

/** `used`: it went along with an attempt, and its proof is here no longer. */
export type StoredAuthorization =
  | WalletAuthorization
  | (Pick<WalletAuthorization, 'id'> & { used: true });

/** What a page may know of it. */
export type PublicAuthorization = Pick<WalletAuthorization, 'wallet' | 'total'>;

/** ms */
const authorizationLifetimeMs = 30 * 60_000;
/** Characters. Source: CheckoutService-v72, GooglePayDetails. */
const maxProofLength = 10_000;

const proof = z.string().min(1).max(maxProofLength);
const googlePay = z.object({
  paymentMethodData: z.object({ tokenizationData: z.object({ token: proof }) }),
});
const applePay = z.object({ token: z.object({ paymentData: z.record(z.string(), z.unknown()) }) });
/** An order's number alone: with a capture's behind it, it would say whose money goes back. */
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

/** Base64 of its JSON, as Adyen wants Apple's. */
function encoded(paymentData: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(paymentData));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Undefined where the wallet gave nothing to pay with. `now` in ms. */
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

/** Without its proof, once it was tried with its own wallet or its time is over: nobody pays with it any more. */
export function withoutUsedProof(
  stored: StoredAuthorization,
  now: number,
  method?: PaymentMethodKey,
): StoredAuthorization {
  const isSpent = !('used' in stored) && (stored.wallet === method || now >= stored.until);
  return isSpent ? { id: stored.id, used: true } : stored;
}

/** The authorization, where it pays for this: the same wallet, to the cent the same total, in time. */
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
