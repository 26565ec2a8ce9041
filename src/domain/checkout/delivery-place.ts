/**
 * Whether an address is a street, a PO box or a parcel locker. A lorry cannot unload at the last two, so freight is
 * refused there. The specification's address has the field `pOBox` and no type; the type follows from that field and
 * from the words in the street lines, because shoppers write `Postfach 12 34 56` where a form says "street".
 */
import type { AddressCountry } from '../country/address-countries.ts';
import { fold } from '../search/fold.ts';
import type { Address } from './address.ts';
import { parcelLockerWords, poBoxAbbreviations, poBoxWords } from './delivery-place-words.ts';

export type DeliveryPlace = 'street' | 'poBox' | 'parcelLocker';

/** Whether the cart has freight goods: then a phone number is required, and a place where a lorry can unload. */
export type Freight = { hasFreight?: boolean };

type Lines = Pick<Address, 'streetName' | 'streetNumber' | 'country'> &
  Partial<Pick<Address, 'pOBox' | 'additionalStreetInfo' | 'additionalAddressInfo'>>;

/** A number, with an abbreviated "number" before it: `12 34 56`, `nr 7`, `1210 b`. */
const number = '(?:(?:nr|no|n|num|st|c|αρ|č) )?(?:\\d[\\d ]*(?: ?[a-z]{1,3})?)';
const wholeBox = new RegExp(`^(?:${poBoxWords.join('|')})(?: ${number})?$`, 'u');
const locker = new RegExp(`^(?:${parcelLockerWords.join('|')})(?: |$)`, 'u');

export function deliveryPlaceOf(address: Lines): DeliveryPlace {
  const { additionalStreetInfo, additionalAddressInfo } = address;
  const lines = [streetLine(address), additionalStreetInfo, additionalAddressInfo];
  if (lines.some((line) => line && locker.test(fold(line)))) return 'parcelLocker';
  return address.pOBox || poBoxNumber(address) !== undefined ? 'poBox' : 'street';
}

/**
 * An address that names a PO box in its street line or in `pOBox`, in one form: the number in `pOBox`, the whole line in
 * `streetName`, as labels and payment providers need it. Other addresses are returned unchanged.
 */
export function withPoBox<Written extends Lines>(address: Written): Written {
  const line = streetLine(address);
  const found = poBoxNumber(address);
  if (found !== undefined) {
    return { ...address, streetName: line, streetNumber: '', pOBox: found || line };
  }
  const { pOBox } = address;
  return pOBox && !line ? { ...address, streetName: lineOfBox(pOBox, address.country) } : address;
}

/** Whether the label's street line is the PO box, so that `pOBox` would repeat it. */
export function isPoBoxLine(address: Lines): boolean {
  return poBoxNumber(address) !== undefined;
}

/** `123` → `PO Box 123`; with words of its own it stays as it is. */
function lineOfBox(pOBox: string, country: AddressCountry): string {
  return isBox(pOBox, country) ? pOBox : `PO Box ${pOBox}`;
}

/** The number of the PO box in the street line; empty for a box without one; undefined if it is a street. */
function poBoxNumber(address: Lines): string | undefined {
  const line = streetLine(address);
  if (!isBox(line, address.country)) return undefined;
  return /\d.*$/u.exec(line)?.[0].trim() ?? '';
}

function isBox(line: string, country: AddressCountry): boolean {
  const folded = fold(line);
  const short = poBoxAbbreviations[country]?.join('|');
  return (
    wholeBox.test(folded) ||
    (short !== undefined && new RegExp(`^(?:${short}) ${number}$`, 'u').test(folded))
  );
}

function streetLine({ streetName, streetNumber }: Lines): string {
  return `${streetName} ${streetNumber}`.trim();
}
