import type { Customer } from '#domain/customer/customer.ts';
import { isRecentlyAuthenticated } from '#domain/customer/step-up.ts';
import { type Failure, failure } from '#domain/errors.ts';
import type { Caller } from '#domain/operations.ts';
import { signedIn } from '../../../data/customers/customers.ts';
import type { Environment } from '../../../settings/environment.ts';

/** Who is logged in and has recently shown who it is: for calls that change a way in or a saved address. */
export async function steppedUp(
  { DB, settings }: Environment,
  caller: Caller,
): Promise<{ ok: true; customer: Customer } | Failure> {
  const known = await signedIn(DB, caller);
  if (!known) return failure('NotLoggedIn');
  return isRecentlyAuthenticated(known.session, caller.now, settings.stepUpMs)
    ? { ok: true, customer: known.customer }
    : failure('StepUpNeeded');
}
