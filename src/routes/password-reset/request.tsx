import { ResetRequest, ResetSent } from '#client/account/password-reset.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { readResetRequest } from '#domain/customer/forms.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage, empty, frameOf } from '../account/account-page.tsx';

export function resetPage(c: KontorContext) {
  return show(c, empty);
}

/** The response is the same whether an account exists or not. */
export async function requestPasswordReset(c: KontorContext) {
  const { commerce, caller, prefix } = c.get('shop');
  const values = await formOf(c);
  const read = readResetRequest(values);
  if (!read.ok) {
    c.status(422);
    return show(c, { values, errors: read.errors });
  }
  if (!(await isWithinFormLimit(c, 'password-reset'))) {
    c.status(429);
    return show(c, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  await commerce.customerCreatePasswordResetToken(read.value, caller);
  return c.redirect(`${prefix}/password-reset/check-email`, 303);
}

export function checkEmailPage(c: KontorContext) {
  return accountPage(c, c.get('shop').t('account.resetSentTitle'), <ResetSent />);
}

function show(c: KontorContext, state: FormState) {
  const title = c.get('shop').t('account.resetTitle');
  const done = c.req.query('done') === 'email' ? 'email.undone' : undefined;
  return accountPage(c, title, <ResetRequest state={state} frame={frameOf(c)} done={done} />);
}
