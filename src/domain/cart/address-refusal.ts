/** Why a store cannot use an address of a cart. */
import { type Address, addressAsText } from '../checkout/address.ts';
import { type AddressFault, hardFaults } from '../checkout/address-faults.ts';
import type { Freight } from '../checkout/delivery-place.ts';
import { isVatNumberTooShort } from '../checkout/submission.ts';
import { identifierFaults } from '../company/identifier-faults.ts';
import type { CountryCode } from '../country/countries.ts';
import { type Failure, failure } from '../errors.ts';

const codes = {
  billing: { incorrect: 'BillingAddressIncorrect', postalCode: 'PostalCodeBilling' },
  shipping: { incorrect: 'ShippingAddressIncorrect', postalCode: 'PostalCodeShipping' },
} as const;

/** The billing address may be in any of our countries. */
export function billingRefusal(address: Address): Failure | undefined {
  return (
    refusal(address, codes.billing) ??
    (isVatNumberTooShort(address.vatNumber) ? failure('BillingVatIncorrect') : undefined)
  );
}

export function shippingRefusal(
  address: Address,
  market: CountryCode,
  freight: Freight,
): Failure | undefined {
  return refusal(address, codes.shipping, market, freight);
}

/** The specification has a separate error for a wrong postcode; one where we do not deliver is not wrong. */
function refusal(
  address: Address,
  { postalCode, incorrect }: (typeof codes)['billing' | 'shipping'],
  deliveredIn?: CountryCode,
  freight?: Freight,
): Failure | undefined {
  const faults = hardFaults(address, deliveredIn, freight);
  const [first] = faults;
  if (first?.field === 'postalCode' && isWrong(first)) {
    return failure(postalCode, { about: addressAsText(address) });
  }
  const all = [
    ...faults.map(({ field, fault }) => `${field} ${fault}`),
    ...identifierFaults(address.identifiers ?? {}, address.country).map(
      ({ key, fault }) => `identifiers.${key} ${fault}`,
    ),
  ];
  return all.length > 0 ? failure(incorrect, { about: all.join(', ') }) : undefined;
}

/** Not a right postcode of a place without delivery. */
const isWrong = ({ fault }: AddressFault) => fault === 'missing' || fault === 'malformed';
