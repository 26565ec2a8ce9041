import { ExpiredLink } from '#client/account/expired-link.tsx';
import { ConfirmRegistration, Registered } from '#client/account/registered.tsx';
import { Registration } from '#client/account/registration.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { companyDefault } from '#domain/country/features.ts';
import { readRegistration } from '#domain/customer/forms.ts';
import { errors } from '#domain/errors.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { cartIdOf } from '#worker/request/cookies.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage, empty, frameOf } from './account/account-page.tsx';
import { arrive } from './account/after-login.ts';

export function registrationPage(c: KontorContext) {
  const company = companyDefault.has(c.get('shop').store.key);
  return show(c, { values: { clientType: company ? 'company' : 'private' }, errors: {} });
}

/** Every address gets the same answer; what it means is told by mail alone (decision 66). */
export async function register(c: KontorContext) {
  const { commerce, caller, prefix, store } = c.get('shop');
  const values = await formOf(c);
  const read = readRegistration(values, store.key, c.env.settings.passwordRule);
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
    return show(c, { values, errors: { password: { key: 'field.passwordBreached' } } });
  }
  return c.redirect(`${prefix}${frameOf(c)}/create-account/check-email`, 303);
}

/** A shopper with a cart goes on to order at once, as a guest: the confirmed account shows the order later. */
export function registeredPage(c: KontorContext) {
  const frame = frameOf(c);
  const next = frame ? '/checkout/addresses' : '/checkout/cart';
  const orderPath = frame || cartIdOf(c) ? next : undefined;
  const title = c.get('shop').t('account.resetSentTitle');
  return accountPage(c, title, <Registered orderPath={orderPath} />);
}

/** The target of the mail's link. Whoever has followed it before and is logged in learns that it is done. */
export async function confirmRegistrationPage(c: KontorContext) {
  const { backend, caller, t } = c.get('shop');
  const token = c.req.query('token') ?? '';
  if (await backend.isAccountLinkValid('registration', token, caller.now)) {
    return showConfirm(c, token, empty);
  }
  const customer = await backend.customerOfSession(await callerOf(c));
  if (!customer?.isEmailVerified) return showConfirm(c, '', empty);
  const title = t('email.confirmTitle');
  const done = t('account.emailConfirmed', { email: customer.email });
  const next = { path: '/my-account', text: 'account.home' } as const;
  return accountPage(c, title, <ExpiredLink title={title} again={next} done={done} />);
}

export async function confirmRegistration(c: KontorContext) {
  const { commerce, caller } = c.get('shop');
  const { token = '', password = '' } = await formOf(c);
  if (!password) {
    c.status(422);
    return showConfirm(c, token, {
      values: {},
      errors: { password: { key: 'field.passwordMissing' } },
    });
  }
  if (!(await isWithinFormLimit(c, 'login'))) return refuse(c, token, 'TooManyTries');
  const outcome = await commerce.confirmRegistration({ tokenValue: token, password }, caller);
  if (outcome.ok) return arrive(c, outcome.data, 'registration');
  return refuse(c, token, outcome.code);
}

function refuse(c: KontorContext, token: string, code: keyof typeof errors) {
  c.status(errors[code].status);
  if (code === 'TooManyTries') {
    return showConfirm(c, token, { values: {}, errors: {}, problem: 'form.tooManyTries' });
  }
  if (code === 'LoginRefused') {
    return showConfirm(c, token, {
      values: {},
      errors: { password: { key: 'account.passwordWrong' } },
    });
  }
  return showConfirm(c, '', empty);
}

/** The form; without a token, a link to the registration. */
function showConfirm(c: KontorContext, token: string, state: FormState) {
  const { t } = c.get('shop');
  const title = t('email.confirmTitle');
  if (token) return accountPage(c, title, <ConfirmRegistration state={state} token={token} />);
  c.status(errors.ResetTokenInvalid.status);
  const again = { path: '/create-account', text: 'account.createLink' } as const;
  return accountPage(c, title, <ExpiredLink title={title} again={again} />);
}

function show(c: KontorContext, state: FormState) {
  const title = c.get('shop').t('account.createTitle');
  return accountPage(
    c,
    title,
    <Registration state={state} frame={frameOf(c)} rule={c.env.settings.passwordRule} />,
  );
}
