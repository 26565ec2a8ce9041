/** Whether a password may be chosen: by the rule of the shop and, if the service is set up, by lists of stolen ones. */
import type { PasswordOwner } from '#domain/customer/common-password.ts';
import { type PasswordFault, passwordFault } from '#domain/customer/password.ts';
import { type ErrorCode, type Failure, failure } from '#domain/errors.ts';
import { isBreached } from '../../../services/breached-passwords/breached-passwords.ts';
import type { Environment } from '../../../settings/environment.ts';

const codes: Record<PasswordFault, ErrorCode> = {
  tooShort: 'PasswordTooShort',
  tooLong: 'InvalidInput',
  composition: 'PasswordComposition',
  common: 'PasswordCommon',
};

export async function passwordRefusal(
  { settings }: Environment,
  password: string,
  owner: PasswordOwner,
): Promise<Failure | undefined> {
  const fault = passwordFault(password, settings.passwordRule, owner);
  if (fault) return failure(codes[fault]);
  const isKnown = await isBreached(password, settings.breachedPasswordsUrl);
  return isKnown ? failure('PasswordBreached') : undefined;
}
