import { ExpiredLink } from '#client/account/expired-link.tsx';
import { NewPassword } from '#client/account/password-reset.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { readNewPassword } from '#domain/customer/forms.ts';
import { errors } from '#domain/errors.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage, empty } from '../account/account-page.tsx';

/** The target of the mail's link. */
export async function changePasswordPage(c: KontorContext) {
  const { backend, caller } = c.get('shop');
  const token = c.req.query('token') ?? '';
  const isValid = await backend.isResetLinkValid(token, caller.now);
  return show(c, isValid ? token : '', empty);
}

export async function changePassword(c: KontorContext) {
  const { commerce, caller, prefix } = c.get('shop');
  const { token = '', ...values } = await formOf(c);
  const read = readNewPassword(values, c.env.settings.passwordRule);
  if (!read.ok) {
    c.status(422);
    return show(c, token, { values, errors: read.errors });
  }
  if (!(await isWithinFormLimit(c, 'change-password'))) {
    c.status(429);
    return show(c, token, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  const { password: newPassword } = read.value;
  const outcome = await commerce.customerResetPassword({ tokenValue: token, newPassword }, caller);
  if (!outcome.ok && outcome.code === 'PasswordBreached') {
    c.status(422);
    return show(c, token, { values, errors: { password: { key: 'field.passwordBreached' } } });
  }
  if (!outcome.ok && outcome.code === 'BackendFailed') {
    c.status(errors.BackendFailed.status);
    return show(c, token, { values: {}, errors: {}, problem: 'form.failed' });
  }
  if (!outcome.ok || !outcome.data.customer) return show(c, '', empty);
  return c.redirect(`${prefix}/login?done=password`, 303);
}

/** The form; without a token, a link to request a new one. */
function show(c: KontorContext, token: string, state: FormState) {
  const title = c.get('shop').t('account.resetChangeTitle');
  if (token)
    return accountPage(
      c,
      title,
      <NewPassword {...{ state, token, rule: c.env.settings.passwordRule }} />,
    );
  c.status(errors.ResetTokenInvalid.status);
  const again = { path: '/password-reset', text: 'account.resetTitle' } as const;
  return accountPage(c, title, <ExpiredLink title={title} again={again} />);
}
