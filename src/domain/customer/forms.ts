/** Reads the account's forms: the values that the shop needs, or an error for each wrong field. */
import type { FieldError, FieldErrors, FieldValues } from '../checkout/address-form.ts';
import { maxLengths, messageOf } from '../checkout/form-rules.ts';
import { hasHiddenCharacters, visibleLine } from '../checkout/line-characters.ts';
import { inNameOrder } from '../checkout/name-order.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { PasswordOwner } from './common-password.ts';
import { readCompanyOfCustomer } from './company-of-customer.ts';
import { type CustomerDraft, clientTypes } from './customer.ts';
import { emailKey, isEmail } from './email.ts';
import { maxPasswordLength, type PasswordRule, passwordFault } from './password.ts';

export type Read<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

type FormField = readonly [name: string, error: FieldError | undefined];

export function readRegistration(
  values: FieldValues,
  market: CountryCode,
  rule: PasswordRule,
): Read<CustomerDraft> {
  const { fields, value } = personIn(values, market);
  const password = values.password ?? '';
  return answer([...fields, ['password', passwordError(password, rule, value)]], {
    ...value,
    password,
  });
}

/** A customer who logs in without a password. */
export function readNewCustomer(
  values: FieldValues,
  market: CountryCode,
): Read<Omit<CustomerDraft, 'password'>> {
  const { fields, value } = personIn(values, market);
  return answer(fields, value);
}

function personIn(values: FieldValues, market: CountryCode) {
  const clientType = clientTypes.find((type) => type === values.clientType);
  const firstName = nameIn(values.firstName);
  const lastName = nameIn(values.lastName);
  const email = emailIn(values);
  const { company, errors } = readCompanyOfCustomer(values, clientType, market);
  const fields: FormField[] = [
    ['clientType', clientType ? undefined : { key: messageOf('oneOf', 'clientType') }],
    ...nameErrors(firstName, lastName, market),
    ...errors,
    ['email', emailError(email)],
  ];
  return {
    fields,
    value: { clientType: clientType ?? 'private', firstName, lastName, ...company, email },
  };
}

export function readLogin(values: FieldValues): Read<{ email: string; password: string }> {
  const email = emailIn(values);
  const password = (values.password ?? '').slice(0, maxPasswordLength);
  return answer(
    [
      ['email', emailError(email)],
      ['password', password ? undefined : { key: messageOf('required', 'password') }],
    ],
    { email, password },
  );
}

export function readResetRequest(values: FieldValues): Read<{ email: string }> {
  const email = emailIn(values);
  return answer([['email', emailError(email)]], { email });
}

export function readNewPassword(
  values: FieldValues,
  rule: PasswordRule,
): Read<{ password: string }> {
  const password = values.password ?? '';
  return answer([['password', passwordError(password, rule, {})]], { password });
}

/** The rule `confirmed`: the new password is typed twice. Source: purchase-flow.txt §5. */
export function readPasswordChange(
  values: FieldValues,
  rule: PasswordRule,
  owner: PasswordOwner,
): Read<{ currentPassword: string; newPassword: string }> {
  const currentPassword = (values.currentPassword ?? '').slice(0, maxPasswordLength);
  const newPassword = values.password ?? '';
  const isConfirmed = values.passwordConfirmation === newPassword;
  return answer(
    [
      [
        'currentPassword',
        currentPassword ? undefined : { key: messageOf('required', 'currentPassword') },
      ],
      ['password', passwordError(newPassword, rule, owner)],
      [
        'passwordConfirmation',
        isConfirmed ? undefined : { key: messageOf('confirmed', 'passwordConfirmation') },
      ],
    ],
    { currentPassword, newPassword },
  );
}

/** The errors in the order of the form, or the value. */
export function answer<Value>(fields: readonly FormField[], value: Value): Read<Value> {
  const wrong = fields.filter((field): field is [string, FieldError] => field[1] !== undefined);
  return wrong.length > 0 ? { ok: false, errors: Object.fromEntries(wrong) } : { ok: true, value };
}

export function nameIn(text = ''): string {
  return visibleLine(text);
}

/** Of both names, in the country's order. */
export const nameErrors = (firstName: string, lastName: string, market: CountryCode): FormField[] =>
  inNameOrder<FormField>(
    [
      ['firstName', nameError(firstName, 'firstName')],
      ['lastName', nameError(lastName, 'lastName')],
    ],
    factsOf(market).address.familyNameFirst,
  );

function nameError(name: string, field: 'firstName' | 'lastName'): FieldError | undefined {
  if (!name) return { key: messageOf('required', field) };
  if (hasHiddenCharacters(name)) return { key: 'field.hiddenCharacters' };
  if (hasWebAddress(name, 'person')) return { key: messageOf('webAddress', field) };
  const tooLong = { key: messageOf('max', field), parameters: { count: maxLengths.line } };
  return name.length > maxLengths.line ? tooLong : undefined;
}

function emailIn({ email = '' }: FieldValues): string {
  return emailKey(email);
}

function emailError(email: string): FieldError | undefined {
  return isEmail(email) ? undefined : { key: messageOf('email', 'email') };
}

function passwordError(
  password: string,
  rule: PasswordRule,
  owner: PasswordOwner,
): FieldError | undefined {
  switch (passwordFault(password, rule, owner)) {
    case undefined:
      return undefined;
    case 'tooShort': {
      const least = rule.kind === 'length' ? rule.least : 0;
      return { key: 'field.passwordLength', parameters: { least } };
    }
    case 'tooLong':
      return { key: messageOf('max', 'password'), parameters: { count: maxPasswordLength } };
    case 'composition':
      return { key: messageOf('password', 'password') };
    case 'common':
      return { key: 'field.passwordCommon' };
  }
}
