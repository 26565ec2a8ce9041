/** The test buyers of the sandbox PayPal, and what each of them does. */
import { isCountryCode } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import { phoneExamples } from '#domain/country/telephone.ts';

export const buyers = {
  pays: 'Pays',
  declined: 'Agrees, but the bank declines',
  otherCard: 'Agrees, and is sent back once for another card',
  pending: 'Agrees, PayPal reviews the payment and takes it after half a minute',
  denied: 'Agrees, PayPal reviews the payment and denies it after half a minute',
  late: 'Pays, and PayPal tells of it a minute later',
  twice: 'Pays, and PayPal tells everything twice',
  lost: "Pays, but PayPal's answer to the shop is lost",
  gone: 'Agrees, and never comes back to the shop',
  abroad: 'Pays, and has things sent to another country',
  unreachable: 'Pays, and tells PayPal no telephone number',
  cancels: 'Changes their mind',
} as const;

export type BuyerKey = keyof typeof buyers;

export function isBuyer(key: string): key is BuyerKey {
  return Object.hasOwn(buyers, key);
}

/** Seconds until PayPal sends a notification, and until it has reviewed a payment. */
export const usualDelay = 3;
export const lateDelay = 60;
export const reviewTakes = 30;

/** The buyer's address; that of the buyer `abroad` is in another country. */
function homeOf(country: string, buyer: BuyerKey | undefined) {
  const own = buyer !== 'abroad' ? country : country === 'DE' ? 'AT' : 'DE';
  const code = own.toLowerCase();
  return {
    address_line_1: 'Lindenweg 12',
    admin_area_2: 'Mesto',
    postal_code: isCountryCode(code) ? postalCodeRules[code].example : '10115',
    country_code: own,
  };
}

export const shippingOnFile = (country: string, buyer: BuyerKey) => ({
  name: { full_name: 'Test Buyer' },
  address: homeOf(country, buyer),
});

export const payerOnFile = (country: string, buyer: BuyerKey | undefined) => ({
  address: homeOf(country, buyer),
  ...(buyer !== 'unreachable' && {
    phone: { phone_type: 'MOBILE', phone_number: phoneIn(country) },
  }),
});

function phoneIn(country: string) {
  const code = country.toLowerCase();
  const [prefix = '', ...digits] = phoneExamples[isCountryCode(code) ? code : 'de'].split(' ');
  return { country_code: prefix.slice(1), national_number: digits.join('') };
}
