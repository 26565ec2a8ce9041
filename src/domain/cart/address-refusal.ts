/** Why a store cannot use an address of a cart. */
import { type Address, addressAsText } from '../checkout/address.ts';
import { hardFaults } from '../checkout/address-faults.ts';
import { identifierFaults } from '../company/identifier-faults.ts';
import type { CountryCode } from '../country/countries.ts';
import { type Failure, failure } from '../errors.ts';

/** The invoice may go to any of our countries. */
export function billingRefusal(address: Address): Failure | undefined {
  return refusal(address, 'PostalCodeBilling');
}

export function shippingRefusal(address: Address, market: CountryCode): Failure | undefined {
  return refusal(address, 'PostalCodeShipping', market);
}

/** A wrong postcode has a text of its own in the specification; one where we do not deliver is right. */
function refusal(
  address: Address,
  postalCode: 'PostalCodeBilling' | 'PostalCodeShipping',
  deliveredIn?: CountryCode,
): Failure | undefined {
  const faults = hardFaults(address, deliveredIn);
  const [first] = faults;
  if (first?.field === 'postalCode' && first.fault !== 'notDelivered') {
    return failure(postalCode, { about: addressAsText(address) });
  }
  const all = [
    ...faults.map(({ field, fault }) => `${field} ${fault}`),
    ...identifierFaults(address.identifiers ?? {}, address.country).map(
      ({ key, fault }) => `identifiers.${key} ${fault}`,
    ),
  ];
  return all.length > 0 ? failure('AddressIncorrect', { about: all.join(', ') }) : undefined;
}
