import { ExpiredLink } from '#client/account/expired-link.tsx';
import { ConfirmRegistration, Registered } from '#client/account/registered.tsx';
import { Registration } from '#client/account/registration.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { companyDefault } from '#domain/country/features.ts';
import { readRegistration } from '#domain/customer/forms.ts';
import { type ErrorCode, errors } from '#domain/errors.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { cartIdOf, registeredAddress, rememberRegistered } from '#worker/request/cookies.ts';
import { customerOfRequest } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage, empty, frameOf } from './account/account-page.tsx';
import { arrive, targetOf } from './account/after-login.ts';

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
  rememberRegistered(c, read.value.email);
  return c.redirect(`${prefix}${frameOf(c)}/create-account/check-email`, 303);
}

/** Without a registration in this browser in the last hour there is no mail to speak of. */
export async function registeredPage(c: KontorContext) {
  const email = registeredAddress(c);
  return email ? showRegistered(c, email) : toForm(c);
}

/** Like the form itself it does not tell whether a mail is sent. */
export async function mailAgain(c: KontorContext) {
  const { backend, prefix } = c.get('shop');
  const email = registeredAddress(c);
  if (!email) return toForm(c);
  if (!(await isWithinFormLimit(c, 'create-account'))) {
    c.status(429);
    return showRegistered(c, email, 'form.tooManyTries');
  }
  await backend.mailRegistrationAgain(email, c.get('shop').caller);
  return c.redirect(`${prefix}${frameOf(c)}/create-account/check-email?again`, 303);
}

const toForm = (c: KontorContext) =>
  c.redirect(`${c.get('shop').prefix}${frameOf(c)}/create-account`, 303);

/** A shopper with a cart goes on to order at once, as a guest: the confirmed account shows the order later. */
async function showRegistered(c: KontorContext, email: string, problem?: TextKey) {
  const frame = frameOf(c);
  const next = frame ? '/checkout/addresses' : '/checkout/cart';
  const page = {
    frame,
    orderPath: frame || cartIdOf(c) ? next : undefined,
    email,
    isAgain: c.req.query('again') !== undefined,
    problem,
  };
  return accountPage(c, c.get('shop').t('account.resetSentTitle'), <Registered {...page} />);
}

/** The target of the mail's link. */
export async function confirmRegistrationPage(c: KontorContext) {
  const { backend, caller } = c.get('shop');
  const token = c.req.query('token') ?? '';
  const isValid = (await backend.registrationLink(token, caller.now)) === 'valid';
  return isValid ? showConfirm(c, token, empty) : showGone(c, token);
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
  if (outcome.ok) {
    const target = targetOf(c);
    const back = target.back ?? '/my-account?confirmed';
    return arrive(c, outcome.data, 'registration', { ...target, back });
  }
  return refuse(c, token, outcome.code);
}

const refusals: Partial<Record<ErrorCode, FormState>> = {
  TooManyTries: { values: {}, errors: {}, problem: 'form.tooManyTries' },
  BackendFailed: { values: {}, errors: {}, problem: 'form.failed' },
  LoginRefused: { values: {}, errors: { password: { key: 'account.passwordWrong' } } },
};

function refuse(c: KontorContext, token: string, code: ErrorCode) {
  c.status(errors[code].status);
  const state = refusals[code];
  return state ? showConfirm(c, token, state) : showGone(c, token);
}

function showConfirm(c: KontorContext, token: string, state: FormState) {
  const title = c.get('shop').t('email.confirmTitle');
  return accountPage(c, title, <ConfirmRegistration state={state} token={token} />);
}

/** Whoever has the link of an account that has begun learns that it is done; any other link leads to the registration. */
async function showGone(c: KontorContext, token: string) {
  const { backend, caller, t } = c.get('shop');
  const title = t('email.confirmTitle');
  if ((await backend.registrationLink(token, caller.now)) === 'used') {
    c.status(200);
    const known = await customerOfRequest(c);
    const isLoggedIn = known !== undefined && known !== 'gone';
    const next = isLoggedIn
      ? ({ path: '/my-account', text: 'account.home' } as const)
      : ({ path: '/login', text: 'account.login' } as const);
    const done = t('account.alreadyConfirmed');
    return accountPage(c, title, <ExpiredLink title={title} again={next} done={done} />);
  }
  c.status(errors.RegistrationInvalid.status);
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
