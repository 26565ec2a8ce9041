import { Registration } from '#client/account/registration.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { companyDefault } from '#domain/country/features.ts';
import { readRegistration } from '#domain/customer/forms.ts';
import { errors } from '#domain/errors.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage, frameOf } from './account/account-page.tsx';
import { arrive } from './account/after-login.ts';

export function registrationPage(c: KontorContext) {
  const company = companyDefault.has(c.get('shop').store.key);
  return show(c, { values: { clientType: company ? 'company' : 'private' }, errors: {} });
}

/** The new customer is logged in at once. */
export async function register(c: KontorContext) {
  const { commerce, caller, store } = c.get('shop');
  const values = await formOf(c);
  const read = readRegistration(values, store.key);
  if (!read.ok) {
    c.status(422);
    return show(c, { values, errors: read.errors });
  }
  if (!(await isWithinFormLimit(c, 'create-account'))) {
    c.status(429);
    return show(c, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  const outcome = await commerce.signUp(read.value, caller);
  if (!outcome.ok) {
    c.status(errors[outcome.code].status);
    return show(c, { values, errors: { email: { key: 'account.emailTaken' } } });
  }
  return arrive(c, outcome.data);
}

function show(c: KontorContext, state: FormState) {
  const title = c.get('shop').t('account.createTitle');
  return accountPage(c, title, <Registration state={state} frame={frameOf(c)} />);
}
