/** Reads the fields that only a company has: of the registration and of the profile. */
import type { FieldError, FieldValues } from '../checkout/address-form.ts';
import { maxLengths, messageOf } from '../checkout/form-rules.ts';
import { hasHiddenCharacters, visibleLine } from '../checkout/line-characters.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import type { CountryCode } from '../country/countries.ts';
import { type ClientType, maxVatIdLength } from './customer.ts';
import { type Profile, vatIdOf } from './profile.ts';

type Company = Pick<Profile, 'companyName' | 'vatId'>;

/** A private customer has neither: what was typed before the choice is ignored. */
export function readCompanyOfCustomer(
  values: FieldValues,
  clientType: ClientType | undefined,
  market: CountryCode,
): { company: Company; errors: (readonly [name: string, error: FieldError | undefined])[] } {
  if (clientType !== 'company') return { company: {}, errors: [] };
  const companyName = visibleLine(values.companyName);
  const typed = (values.vatId ?? '').trim();
  const vatId = typed ? vatIdOf(typed, market) : undefined;
  const isWrong = typed.length > maxVatIdLength || (typed !== '' && !vatId);
  return {
    company: { companyName, ...(vatId && { vatId }) },
    errors: [
      ['companyName', companyError(companyName)],
      ['vatId', isWrong ? { key: 'field.vatNumber' } : undefined],
    ],
  };
}

function companyError(name: string): FieldError | undefined {
  if (!name) return { key: messageOf('required', 'companyName') };
  if (hasHiddenCharacters(name)) return { key: 'field.hiddenCharacters' };
  if (hasWebAddress(name, 'company')) return { key: messageOf('webAddress', 'companyName') };
  const tooLong = { key: messageOf('max', 'companyName'), parameters: { count: maxLengths.line } };
  return name.length > maxLengths.line ? tooLong : undefined;
}
