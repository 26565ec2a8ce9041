/** Every rule of the addresses form broken once: what is typed, which field is wrong, what its text must contain. */
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { addsUp } from '#domain/company/checks.ts';
import type { Identifier } from '#domain/company/identifier.ts';
import { companyIdentifiers } from '#domain/company/identifiers.ts';
import { normaliseIdentifier } from '#domain/company/written.ts';
import { houseNumberDigit, stateRequired } from '#domain/country/address-rules.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { ownNames } from '#domain/country/own-name.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import { phoneExamples } from '#domain/country/telephone.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { deliveredTo } from './filled-form.ts';

export type Broken = {
  typed: FieldValues;
  field: string;
  /** Figures and names that the text must contain literally. */
  holds?: readonly string[];
  /** The country whose name the text must contain. */
  names?: CountryCode;
  /** The field's label; the text must contain one of its words. */
  label?: TextKey;
  hasFreight?: true;
};

/** Examples have no-break spaces, so that no line break splits them. */
const unparted = (example: string) => example.replace(/ /g, '\u00a0');

const labels: Record<string, TextKey> = {
  firstName: 'address.firstName',
  lastName: 'address.lastName',
  streetName: 'address.street',
  streetNumber: 'address.streetNumber',
  city: 'address.city',
};

const asCompany = (changes: FieldValues = {}): FieldValues => ({
  clientType: 'company',
  'billing.company': 'Kontor',
  ...changes,
});

/** The rules of the form in a country, without its company numbers. */
export function brokenRules(country: CountryCode): Record<string, Broken> {
  const abroad: CountryCode = country === 'de' ? 'fr' : 'de';
  const required = Object.entries(labels).map(([name, label]): [string, Broken] => [
    `${name} missing`,
    { typed: { [`billing.${name}`]: '' }, field: `billing.${name}`, label },
  ]);
  return {
    ...Object.fromEntries(required),
    ...postalCodeRulesOf(country),
    ...phoneRules(country),
    ...companyRules,
    'e-mail malformed': { typed: { email: 'nobody' }, field: 'email', holds: ['@'] },
    'customer type missing': { typed: { clientType: '' }, field: 'clientType' },
    'line too long': {
      typed: { 'billing.city': 'x'.repeat(121) },
      field: 'billing.city',
      holds: ['120'],
    },
    'delivery abroad': {
      typed: {
        'billing.country': abroad,
        'billing.postalCode': postalCodeRules[abroad].example,
      },
      field: 'billing.country',
      names: country,
    },
    ...(houseNumberDigit.has(country) && {
      'house number without a digit': {
        typed: { 'billing.streetNumber': 'abc' },
        field: 'billing.streetNumber',
        label: 'address.streetNumber' as const,
      },
    }),
    ...(stateRequired.has(country) && {
      'province missing': {
        typed: { 'billing.state': '' },
        field: 'billing.state',
        label: 'address.state' as const,
      },
    }),
  };
}

function postalCodeRulesOf(country: CountryCode): Record<string, Broken> {
  const field = 'billing.postalCode';
  const holds = [unparted(postalCodeRules[country].example)];
  return {
    'postcode missing': { typed: { [field]: '' }, field, holds, label: 'address.postalCode' },
    'postcode malformed': { typed: { [field]: '1' }, field, holds },
  };
}

/** A billing postcode in another country, malformed by the rules of that country. */
export function brokenPostalCode(country: CountryCode, market: CountryCode): Broken {
  return {
    typed: { 'billing.country': country, 'billing.postalCode': '1', ...deliveredTo(market, {}) },
    field: 'billing.postalCode',
    holds: [unparted(postalCodeRules[country].example)],
  };
}

function phoneRules(country: CountryCode): Record<string, Broken> {
  const holds = [unparted(phoneExamples[country])];
  return {
    'phone malformed': {
      typed: { 'billing.phone': '12' },
      field: 'billing.phone',
      holds,
      label: 'address.phone',
    },
    'phone for the lorry missing': { typed: {}, field: 'shipping.phone', holds, hasFreight: true },
    'way to the door too long': {
      typed: {
        'shipping.phone': phoneExamples[country],
        'shipping.deliveryNoteAccess': 'x'.repeat(201),
      },
      field: 'shipping.deliveryNoteAccess',
      holds: ['200'],
      hasFreight: true,
    },
  };
}

const companyRules: Record<string, Broken> = {
  'company missing': {
    typed: asCompany({ 'billing.company': '' }),
    field: 'billing.company',
    label: 'address.company',
  },
  'invoice e-mail malformed': {
    typed: asCompany({ 'billing.invoiceEmail': 'nobody' }),
    field: 'billing.invoiceEmail',
    holds: ['@'],
  },
  'VAT number too short': {
    typed: asCompany({ 'billing.vatNumber': 'x' }),
    field: 'billing.vatNumber',
    label: 'address.vatNumber',
  },
};

/** A company's numbers in its own country: malformed, with a wrong check digit, missing where required. */
export function brokenNumbers(country: CountryCode): Record<string, Broken> {
  return Object.fromEntries(
    companyIdentifiers[country].flatMap((row) => {
      const { key, example, requiredBy, isVatNumber } = row;
      const name = ownNames(row.name);
      // The field of an optional VAT number has its own rules.
      if (isVatNumber && !requiredBy) return [];
      const field = isVatNumber ? 'billing.vatNumber' : `billing.identifiers.${key}`;
      const wrong = withWrongDigit(row, country);
      const rules: [string, Broken | '' | undefined][] = [
        [
          'malformed',
          { typed: asCompany({ [field]: '!!' }), field, holds: [name, unparted(example)] },
        ],
        ['digit', wrong && { typed: asCompany({ [field]: wrong }), field, holds: [name] }],
        ['missing', requiredBy && { typed: asCompany(), field, holds: [name, unparted(example)] }],
      ];
      return rules.flatMap(([rule, broken]) => (broken ? [[`${key} ${rule}`, broken]] : []));
    }),
  );
}

function withWrongDigit({ key, example, pattern }: Identifier, country: CountryCode) {
  return [...'0123456789']
    .map((digit) => example.slice(0, -1) + digit)
    .find((number) => {
      const normal = normaliseIdentifier(number, country, key);
      return pattern.test(normal) && !addsUp(normal, country, key);
    });
}
