/** Seller, buyer and place of delivery in the terms of EN 16931. */

import type { Address } from '../checkout/address.ts';
import { fullName } from '../checkout/address-lines.ts';
import type { Identifier } from '../company/identifier.ts';
import { companyIdentifiers } from '../company/identifiers.ts';
import { houseNumberFirst } from '../country/address-rules.ts';
import type { Invoice } from './invoice.ts';

export type Place = {
  street: string;
  more: readonly string[];
  city: string;
  postalCode: string;
  region?: string | undefined;
  country: string;
};

export type Party = {
  name: string;
  tradingName?: string;
  /** A number of the tax office that is no VAT number (BT-46). */
  taxNumber?: string | undefined;
  /** Of the business register (BT-30, BT-47). */
  register?: string | undefined;
  vatNumber?: string | undefined;
  /** Where electronic invoices are received: a scheme of the list EAS and the address in it. */
  endpoint: { scheme: string; id: string };
  place: Place;
  contact: { name?: string | undefined; phone?: string | undefined; email: string };
};

/** `EM`: e-mail. */
const mailScheme = 'EM';

export function sellerParty({ seller }: Invoice): Party {
  const { legalName, name, register, vatId, street, postalCode, city, country, email } = seller;
  return {
    name: legalName,
    tradingName: name,
    register,
    vatNumber: vatId,
    endpoint: { scheme: mailScheme, id: email },
    place: { street, more: [], city, postalCode, country: country.toUpperCase() },
    contact: { name: seller.representative, phone: seller.phone, email },
  };
}

export function buyerParty({ buyer }: Invoice): Party {
  const { address, name, email, vatNumber } = buyer;
  const [scheme, id] = (address.identifiers?.peppol ?? '').split(':');
  return {
    name,
    taxNumber: numberOf(address, 'tax'),
    register: numberOf(address, 'register'),
    vatNumber,
    endpoint: scheme && id ? { scheme, id } : { scheme: mailScheme, id: email },
    place: placeOf(address),
    contact: {
      name: address.company ? fullName(address) : undefined,
      phone: address.phone,
      email,
    },
  };
}

/** BT-10: the number by which a public buyer finds the invoice, else the buyer's own order number. */
export const buyerReference = ({ buyer: { address } }: Invoice): string | undefined =>
  address.identifiers?.leitweg ?? address.reference;

export function deliveryName({ deliveryAddress }: Invoice): string {
  return deliveryAddress.company ?? fullName(deliveryAddress);
}

export function placeOf(address: Address): Place {
  const { streetName, streetNumber, additionalStreetInfo, additionalAddressInfo } = address;
  const { building, apartment, pOBox, city, postalCode, region, state, country } = address;
  const street = houseNumberFirst.has(country)
    ? `${streetNumber} ${streetName}`
    : `${streetName} ${streetNumber}`;
  const details = [building, additionalStreetInfo, additionalAddressInfo, apartment, pOBox];
  const more = details.flatMap((line) => (line ? [line] : []));
  return {
    street: street.trim(),
    more: more.length > 1 ? [more[0] ?? '', more.slice(1).join(', ')] : more,
    city,
    postalCode,
    region: region ?? state,
    country: country.toUpperCase(),
  };
}

function numberOf({ country, identifiers }: Address, kind: Identifier['kind']): string | undefined {
  const rows: readonly Identifier[] = companyIdentifiers[country];
  const key = rows.find((row) => row.kind === kind && identifiers?.[row.key])?.key;
  return key && identifiers?.[key];
}
