/** Reads the fields that only a company has: of the registration and of the profile. */
import type { FieldError, FieldValues } from '../checkout/address-form.ts';
import { maxLengths, messageOf } from '../checkout/form-rules.ts';
import { hasHiddenCharacters, visibleLine } from '../checkout/line-characters.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import { readCompany } from '../company/read-company.ts';
import type { CountryCode } from '../country/countries.ts';
import { hasValidCheckDigits } from '../vat/check-digits.ts';
import { prefixOf, vatNumberOf, vatNumberText } from '../vat/numbers.ts';
import { type ClientType, type Customer, maxVatIdLength } from './customer.ts';

type Company = Pick<Customer, 'companyName' | 'vatId'>;

/** A private customer has neither: what was typed before the choice is ignored. */
export function readCompanyOfCustomer(
  values: FieldValues,
  clientType: ClientType | undefined,
  market: CountryCode,
): { company: Company; errors: (readonly [name: string, error: FieldError | undefined])[] } {
  if (clientType !== 'company') return { company: {}, errors: [] };
  const companyName = visibleLine(values.companyName);
  const typed = (values.vatId ?? '').trim();
  const { vatId, error } = typed ? readVatId(typed, market) : {};
  return {
    company: { companyName, ...(vatId && { vatId }) },
    errors: [
      ['companyName', companyError(companyName)],
      ['vatId', error],
    ],
  };
}

/**
 * The number with its prefix, if its check digits are right. A number of the market must also be one that the checkout
 * accepts from its companies, whose message it gets.
 */
export function readVatId(
  typed: string,
  market: CountryCode,
): { vatId: string; error?: never } | { vatId?: never; error: FieldError } {
  const number = typed.length > maxVatIdLength ? undefined : vatNumberOf(typed, market);
  if (!number) return { error: { key: 'field.vatNumber' } };
  const value = (name: string) => (name === 'vatNumber' ? typed : '');
  const home = { country: market, clientType: 'company', market } as const;
  const isHome = number.prefix === prefixOf(market);
  const error = isHome ? readCompany(value, home).errors.vatNumber : undefined;
  if (error) return { error };
  return hasValidCheckDigits(number)
    ? { vatId: vatNumberText(number) }
    : { error: { key: 'address.problem.vat' } };
}

function companyError(name: string): FieldError | undefined {
  if (!name) return { key: messageOf('required', 'companyName') };
  if (hasHiddenCharacters(name)) return { key: 'field.hiddenCharacters' };
  if (hasWebAddress(name, 'company')) return { key: messageOf('webAddress', 'companyName') };
  const tooLong = { key: messageOf('max', 'companyName'), parameters: { count: maxLengths.line } };
  return name.length > maxLengths.line ? tooLong : undefined;
}
