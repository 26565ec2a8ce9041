/** Reads the form of the profile. */
import type { FieldValues } from '../checkout/address-form.ts';
import { messageOf } from '../checkout/form-rules.ts';
import { readCompanyOfCustomer } from './company-of-customer.ts';
import { clientTypes } from './customer.ts';
import { answer, nameErrors, nameIn, type Read } from './forms.ts';
import { isDateOfBirth, type Profile, type ProfileFacts } from './profile.ts';

export function readProfile(values: FieldValues, { market, today }: ProfileFacts): Read<Profile> {
  const clientType = clientTypes.find((type) => type === values.clientType);
  const firstName = nameIn(values.firstName);
  const lastName = nameIn(values.lastName);
  const dateOfBirth = (values.dateOfBirth ?? '').trim();
  const isWrongDate = dateOfBirth !== '' && !isDateOfBirth(dateOfBirth, today);
  const { company, errors } = readCompanyOfCustomer(values, clientType, market);
  return answer<Profile>(
    [
      ['clientType', clientType ? undefined : { key: messageOf('oneOf', 'clientType') }],
      ...nameErrors(firstName, lastName, market),
      ...errors,
      ['dateOfBirth', isWrongDate ? { key: 'field.dateOfBirth' } : undefined],
    ],
    {
      clientType: clientType ?? 'private',
      firstName,
      lastName,
      ...(dateOfBirth && { dateOfBirth }),
      ...company,
    },
  );
}
