/** Reads the company fields of an address form. Source: eu-2026.md F-30, F-34; checklist CHK-2. */
import type { Address } from '../checkout/address.ts';
import type { FieldError, FieldErrors } from '../checkout/address-form.ts';
import { messageOf } from '../checkout/form-rules.ts';
import type { AddressCountry } from '../country/address-countries.ts';
import { ownNames } from '../country/own-name.ts';
import type { ClientType } from '../customer/customer.ts';
import { asciiEmail, isEmail } from '../customer/email.ts';
import type { Identifier } from './identifier.ts';
import {
  type IdentifierFault,
  type Identifiers,
  identifierFaults,
  missingIdentifiers,
} from './identifier-faults.ts';
import { companyIdentifiers } from './identifiers.ts';
import { normaliseIdentifier } from './written.ts';

type CompanyToRead = { country: AddressCountry; clientType: ClientType; market: AddressCountry };

type Company = Pick<
  Address,
  'company' | 'department' | 'vatNumber' | 'reference' | 'invoiceEmail' | 'identifiers'
>;

export function readCompany(
  value: (name: string) => string,
  wanted: CompanyToRead,
): { fields: Company; errors: FieldErrors } {
  const { identifiers, errors } = readIdentifiers(value, wanted);
  const numbers = Object.keys(identifiers).length > 0 ? { identifiers } : {};
  // A private customer's company and VAT number are cleared (checklist CHK-2).
  if (wanted.clientType === 'private') return { fields: numbers, errors };
  const invoiceEmail = asciiEmail(value('invoiceEmail'));
  const lines = companyLines.flatMap((name) => (value(name) ? [[name, value(name)]] : []));
  if (!value('company')) errors.company = { key: messageOf('required', 'company') };
  if (invoiceEmail && !isEmail(invoiceEmail)) {
    errors.invoiceEmail = { key: messageOf('email', 'invoiceEmail') };
  }
  return {
    fields: { ...Object.fromEntries(lines), ...(invoiceEmail && { invoiceEmail }), ...numbers },
    errors,
  };
}

const companyLines = ['company', 'department', 'vatNumber', 'reference'] as const;

/**
 * The market's invoice law requires numbers of domestic companies only. A number that is the VAT number is read from
 * the VAT field; if it is not required and is not one of the country's own, it is left to the VAT check.
 */
function readIdentifiers(
  value: (name: string) => string,
  { country, clientType, market }: CompanyToRead,
): { identifiers: Identifiers; errors: FieldErrors } {
  const isCompany = clientType === 'company';
  const isAtHome = country === market;
  const rows = companyIdentifiers[country].filter(({ isForPrivate }) => isCompany || isForPrivate);
  const isInVatField = (row: Identifier | undefined) => isCompany && row?.isVatNumber;
  const fieldOf = (row: Identifier) => (isInVatField(row) ? 'vatNumber' : `identifiers.${row.key}`);
  const given = Object.fromEntries(
    rows
      .map((row) => [row.key, normaliseIdentifier(value(fieldOf(row)), country, row.key)])
      .filter(([, number]) => number),
  );
  const faults = [
    ...(isAtHome ? missingIdentifiers(given, country, clientType) : []),
    ...identifierFaults(given, country),
  ];
  const errors: FieldErrors = {};
  for (const { key, fault } of faults) {
    const row = rows.find((each) => each.key === key);
    if (!row || (isInVatField(row) && !(isAtHome && row.requiredBy))) delete given[key];
    else errors[fieldOf(row)] = complaint(fault, row, rows);
  }
  return { identifiers: given, errors };
}

function complaint(
  fault: IdentifierFault['fault'],
  { name: ownName, example, oneOf }: Identifier,
  rows: readonly Identifier[],
): FieldError {
  const name = ownNames(ownName);
  switch (fault) {
    case 'missing':
      return { key: 'field.identifierMissing', parameters: { name, example } };
    case 'missingOneOf': {
      const others = rows.filter((each) => oneOf && each.oneOf?.group === oneOf.group);
      const names = others.map((each) => ownNames(each.name)).join(' / ');
      return { key: 'field.identifierOneOf', parameters: { name: names } };
    }
    case 'digits':
      return { key: 'field.identifierDigits', parameters: { name } };
    default:
      return { key: 'field.identifier', parameters: { name, example } };
  }
}
