/** Reads one address of a form: normalised, with an error for each of its faults. Source: eu-2026.md F-10 to F-19. */
import { readCompany } from '../company/read-company.ts';
import type { AddressCountry } from '../country/address-countries.ts';
import { stateOptional, stateRequired } from '../country/address-rules.ts';
import { normalisePostalCode, postalCodeRules } from '../country/postal-codes.ts';
import { readProvince } from '../country/provinces.ts';
import { phoneExamples } from '../country/telephone.ts';
import { territoryOf } from '../country/territories.ts';
import type { ClientType } from '../customer/customer.ts';
import type { Address } from './address.ts';
import { type AddressFault, addressFaults } from './address-faults.ts';
import type { FieldError, FieldErrors, FieldValues } from './address-form.ts';
import { type Freight, isPoBoxLine, withPoBox } from './delivery-place.ts';
import { maxLengths, messageOf } from './form-rules.ts';
import { splitStreet } from './house-number.ts';
import { visibleLine } from './line-characters.ts';
import { readPhone } from './phone.ts';

type AddressToRead = {
  prefix: 'billing.' | 'shipping.';
  country: AddressCountry;
  clientType: ClientType;
  market: AddressCountry;
  /** Whether the goods are delivered to it. */
  isDelivery: boolean;
} & Freight;

/** Optional fields, read if the form has them. */
const furtherLines = [
  'title',
  'salutation',
  'additionalStreetInfo',
  'additionalAddressInfo',
  'building',
  'apartment',
  'pOBox',
  'region',
] as const;

export function readAddress(
  values: FieldValues,
  { prefix, country, clientType, market, isDelivery, hasFreight = false }: AddressToRead,
): { address: Address; errors: FieldErrors } {
  const value = (name: string) => visibleLine(values[prefix + name]);
  const company = readCompany(value, { country, clientType, market });
  const phone = readPhone(value('phone'), country);
  const state = stateRequired.has(country) || stateOptional.has(country) ? value('state') : '';
  const address: Address = withPoBox({
    firstName: value('firstName'),
    lastName: value('lastName'),
    ...streetOf(value('streetName'), value('streetNumber'), country),
    ...Object.fromEntries(
      furtherLines.flatMap((name) => (value(name) ? [[name, value(name)]] : [])),
    ),
    postalCode: normalisePostalCode(value('postalCode'), country),
    city: value('city'),
    country,
    ...(state && { state: readProvince(state, country) }),
    ...(phone && { phone }),
    ...company.fields,
  });
  const isConfirmed = value('confirmNoNumber') !== '';
  const faults = addressFaults(address, isDelivery ? market : undefined, { hasFreight }).filter(
    ({ soft }) => !(soft && isConfirmed),
  );
  const errors: FieldErrors = Object.fromEntries([
    ...(value('phone') && !phone ? [['phone', phoneError('phoneNumber', country)]] : []),
    ...faults.map((fault) => [fault.field, complaint(fault, address, market)]),
    ...Object.entries(company.errors),
    ...tooLong(values, prefix),
  ]);
  return { address, errors: prefixed(errors, prefix) };
}

/**
 * Notes for a freight delivery, stored on the delivery address only: the phone number to call (default: the billing
 * number), and how to reach the door.
 */
export function readDeliveryNotes(
  values: FieldValues,
  market: AddressCountry,
  billing: { phone?: string | undefined },
): { notes: Partial<Address>; errors: FieldErrors } {
  const value = (name: string) => visibleLine(values[`shipping.${name}`]);
  const phone = value('phone') ? readPhone(value('phone'), market) : billing.phone;
  const floor = value('deliveryNoteFloor');
  const window = value('deliveryNoteWindow');
  const access = value('deliveryNoteAccess');
  const rule = value('phone') ? 'phoneNumber' : 'required';
  // A wrong billing number already has an error.
  const reportsPhone = !phone && (value('phone') || !visibleLine(values['billing.phone']));
  return {
    notes: {
      ...(phone && { phone }),
      ...(floor && { deliveryNoteFloor: floor }),
      ...(value('deliveryNoteLift') && { deliveryNoteLift: true }),
      ...(value('deliveryNoteTailLift') && { deliveryNoteTailLift: true }),
      ...(value('deliveryNoteForklift') && { deliveryNoteForklift: true }),
      ...(window && { deliveryNoteWindow: window }),
      ...(access && { deliveryNoteAccess: access }),
    },
    errors: {
      ...(reportsPhone && { 'shipping.phone': phoneError(rule, market) }),
      ...(floor.length > maxLengths.line && {
        'shipping.deliveryNoteFloor': tooManyFor(maxLengths.line),
      }),
      ...(window.length > maxLengths.line && {
        'shipping.deliveryNoteWindow': tooManyFor(maxLengths.line),
      }),
      ...(access.length > maxLengths.accessNote && {
        'shipping.deliveryNoteAccess': tooManyFor(maxLengths.accessNote),
      }),
    },
  };
}

function phoneError(rule: 'required' | 'phoneNumber', country: AddressCountry): FieldError {
  return { key: messageOf(rule, 'phone'), parameters: { example: phoneExamples[country] } };
}

const faultTexts = {
  hiddenCharacters: 'field.hiddenCharacters',
  noFreightToPoBox: 'field.noFreightToPoBox',
  noFreightToLocker: 'field.noFreightToLocker',
} as const;

/** Autofill puts street and number into one line. */
function streetOf(streetName: string, streetNumber: string, country: AddressCountry) {
  const street = { streetName, streetNumber };
  return streetNumber || isPoBoxLine({ ...street, country })
    ? street
    : (splitStreet(streetName, country) ?? street);
}

function complaint(fault: AddressFault, address: Address, market: AddressCountry): FieldError {
  const { postalCode, country } = address;
  const { field } = fault;
  if (fault.fault === 'foreign') return { key: 'field.deliveryCountry', country: market };
  if (fault.fault === 'notDelivered') {
    const territory = territoryOf(country, postalCode);
    const place = territory?.treatment === 'outside' ? territory.place : postalCode;
    return { key: 'field.notDelivered', parameters: { place } };
  }
  const { fault: name } = fault;
  if (name in faultTexts) return { key: faultTexts[name as keyof typeof faultTexts] };
  if (name === 'webAddress') return { key: messageOf('webAddress', field) };
  if (field === 'postalCode') {
    const { example, text } = postalCodeRules[country];
    const key = fault.fault === 'missing' ? messageOf('required', field) : text;
    return { key, parameters: { example }, country };
  }
  const rule = field === 'streetNumber' ? 'streetNumber' : 'oneOf';
  const key = messageOf(fault.fault === 'missing' ? 'required' : rule, field);
  return { key, ...(fault.soft && { soft: true }) };
}

/** Delivery notes have other limits and are checked elsewhere. */
function tooLong(values: FieldValues, prefix: string): [string, FieldError][] {
  return Object.entries(values).flatMap(([name, text]): [string, FieldError][] => {
    const field = name.slice(prefix.length);
    if (!name.startsWith(prefix) || field.startsWith('deliveryNote')) return [];
    const maxLength = field === 'invoiceEmail' ? maxLengths.email : maxLengths.line;
    return text.length > maxLength ? [[field, tooManyFor(maxLength)]] : [];
  });
}

function tooManyFor(maxLength: number): FieldError {
  return { key: messageOf('max', ''), parameters: { count: maxLength } };
}

function prefixed(errors: FieldErrors, prefix: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [prefix + name, error]));
}
