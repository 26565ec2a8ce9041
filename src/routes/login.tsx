import { Login } from '#client/account/login.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { readLogin } from '#domain/customer/forms.ts';
import { errors } from '#domain/errors.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage, empty, frameOf } from './account/account-page.tsx';
import { arrive } from './account/after-login.ts';

export function loginPage(c: KontorContext) {
  return show(c, empty);
}

/** Redirects from /login to the account and from the checkout to the addresses, never elsewhere. */
export async function logIn(c: KontorContext) {
  const { commerce, caller } = c.get('shop');
  const values = await formOf(c);
  const read = readLogin(values);
  if (!read.ok) {
    c.status(422);
    return show(c, { values, errors: read.errors });
  }
  if (!(await isWithinFormLimit(c, 'login'))) {
    c.status(429);
    return show(c, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  const outcome = await commerce.signIn(read.value, caller);
  if (!outcome.ok) {
    c.status(errors[outcome.code].status);
    const tooMany = outcome.code === 'TooManyTries';
    const problem = tooMany ? 'form.tooManyTries' : 'account.loginFailed';
    return show(c, { values, errors: {}, problem });
  }
  return arrive(c, outcome.data);
}

function show(c: KontorContext, state: FormState) {
  const { t } = c.get('shop');
  const frame = frameOf(c);
  const title = frame ? t('checkout.loginTitle') : t('account.login');
  const done = c.req.query('done') === 'password' ? 'account.resetDone' : undefined;
  return accountPage(c, title, <Login state={state} frame={frame} title={title} done={done} />);
}
