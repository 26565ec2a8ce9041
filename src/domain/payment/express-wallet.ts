/**
 * Express checkout: the addresses come from a wallet instead of the addresses step. The wallet must supply addresses in
 * this country only, an e-mail address, a phone number, a billing and a shipping address. Source: purchase-flow.txt §4.
 * The order itself is placed with the statutory button (eu-2026.md C-21).
 */
import type { Address } from '../checkout/address.ts';
import { type AddressFault, hardFaults } from '../checkout/address-faults.ts';
import { readPhone } from '../checkout/phone.ts';
import { stateRequired } from '../country/address-rules.ts';
import type { CountryCode } from '../country/countries.ts';
import { normalisePostalCode } from '../country/postal-codes.ts';
import { asciiEmail, isEmail } from '../customer/email.ts';
import { type Failure, failure } from '../errors.ts';
import type { ProviderKindKey } from './provider-kinds.ts';
import { applePayContact } from './wallets/apple-pay.ts';
import type { WalletAddress, WalletContact } from './wallets/contact.ts';
import { googlePayContact } from './wallets/google-pay.ts';
import { splitName, splitStreet } from './wallets/names.ts';
import { paypalContact } from './wallets/paypal.ts';

const readers = {
  googlepay: googlePayContact,
  applepay: applePayContact,
  paypal: paypalContact,
} as const satisfies Partial<Record<ProviderKindKey, (value: unknown) => WalletContact | null>>;
export type ExpressWallet = keyof typeof readers;
export const expressWallets = Object.keys(readers) as [ExpressWallet, ...ExpressWallet[]];

/** Wallets whose sheet needs a session or order that the shop creates first. */
export const sessionWallets = ['paypal', 'applepay'] as const satisfies ExpressWallet[];

export type WalletOpening =
  /** `returnUrl`: where the shopper continues after approval. `url`: PayPal's page, in case its popup does not open. */
  | { wallet: 'paypal'; orderId: string; url: string; returnUrl: string }
  /** Base64 of the session for Apple's sheet. */
  | { wallet: 'applepay'; session: string };

/** What the shopper has to add or change by hand. */
type WalletGap =
  | 'email'
  | 'phone'
  | 'billingAddress'
  | 'shippingAddress'
  | { of: 'billingAddress' | 'shippingAddress'; faults: AddressFault[] };

export type ExpressOutcome =
  | { ok: true; email: string; billingAddress: Address; shippingAddress: Address }
  /** `gaps`: empty if there is no address at all. `known`: values to fill in the addresses step. */
  | (Failure & { gaps: WalletGap[]; known: Known });

type Known = { email?: string; billingAddress?: Address; shippingAddress?: Address };

const kinds = [
  ['billingAddress', 'billing'],
  ['shippingAddress', 'shipping'],
] as const;

/** `payload`: the wallet's response to the page, unchanged. */
export function expressAddresses(
  wallet: ExpressWallet,
  payload: unknown,
  market: CountryCode,
): ExpressOutcome {
  const contact = readers[wallet](payload);
  if (!contact?.billing && !contact?.shipping) {
    return { ...failure('WalletAddressMissing'), gaps: [], known: emailOf(contact) };
  }
  const known: Known = emailOf(contact);
  const gaps: WalletGap[] = known.email ? [] : ['email'];
  const phone = readPhone(contact.phone ?? '', market);
  if (!phone) gaps.push('phone');
  for (const [of, kind] of kinds) {
    const supplied = contact[kind];
    if (!supplied) {
      gaps.push(of);
      continue;
    }
    const address = addressOf(supplied, market, phone);
    const elsewhere = foreign(supplied, market);
    const faults = [...elsewhere, ...hardFaults(address, kind === 'shipping' ? market : undefined)];
    if (faults.length > 0) gaps.push({ of, faults });
    if (elsewhere.length === 0) known[of] = address;
  }
  const { email, billingAddress, shippingAddress } = known;
  if (gaps.length === 0 && email && billingAddress && shippingAddress) {
    return { ok: true, email, billingAddress, shippingAddress };
  }
  const isMissing = gaps.some((gap) => typeof gap === 'string');
  return { ...failure(isMissing ? 'AddressMissing' : 'AddressIncorrect'), gaps, known };
}

function emailOf(contact: WalletContact | null): Known {
  const email = contact?.email && asciiEmail(contact.email);
  return email && isEmail(email) ? { email } : {};
}

function foreign({ countryCode }: WalletAddress, market: CountryCode): AddressFault[] {
  const isForeign = countryCode.toLowerCase() !== market;
  return isForeign ? [{ field: 'country', fault: 'foreign' }] : [];
}

function addressOf(
  from: WalletAddress,
  country: CountryCode,
  anyPhone: string | undefined,
): Address {
  const { name, street, additional, postalCode, city, state } = from;
  const names = typeof name === 'string' ? splitName(name, country) : name;
  const phone = readPhone(from.phone ?? '', country) ?? anyPhone;
  return {
    ...names,
    ...splitStreet(street, country),
    ...(additional && { additionalAddressInfo: additional }),
    postalCode: normalisePostalCode(postalCode, country),
    city,
    ...(stateRequired.has(country) && state && { state }),
    country,
    ...(phone && { phone }),
  };
}
