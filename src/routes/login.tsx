import { LoggedInAgain } from '#client/account/logged-in-again.tsx';
import { Login } from '#client/account/login.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { readLogin } from '#domain/customer/forms.ts';
import { errors } from '#domain/errors.ts';
import { keptField, readKept, writeKept } from '#domain/routing/kept-fields.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { backOf } from '#worker/request/lost-session.ts';
import { accountPage, empty, frameOf } from './account/account-page.tsx';
import { arrive, logInArrived } from './account/after-login.ts';

/** What was done before this page. */
const doneTexts: Readonly<Record<string, TextKey>> = {
  password: 'account.resetDone',
  email: 'email.changed',
};

/** Why a page led here. */
const whyTexts: Readonly<Record<string, TextKey>> = {
  needed: 'account.loginNeeded',
  ended: 'account.sessionEnded',
};

/** Ordering is decided on its own page only, so that form is not sent again. */
const neverSentAgain: readonly string[] = ['/checkout/payment'];

export function loginPage(c: KontorContext) {
  return show(c, empty);
}

/** A form of another page that needed a login (lost-session.ts): the login keeps what was typed. */
export async function loginWithKept(c: KontorContext) {
  c.status(errors.NotLoggedIn.status);
  return show(c, { values: { [keptField]: writeKept(await formOf(c)) }, errors: {} });
}

/** Redirects to the page that led here, from /login to the account, from the checkout to the addresses; never elsewhere. */
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
  const kept = readKept(values[keptField]);
  const back = backOf(c);
  if (!kept || !back || neverSentAgain.includes(back)) return arrive(c, outcome.data, 'password');
  await logInArrived(c, outcome.data, 'password');
  const title = c.get('shop').t('account.loggedInAgain');
  return accountPage(c, title, <LoggedInAgain action={back} kept={kept} />);
}

function show(c: KontorContext, state: FormState) {
  const { t } = c.get('shop');
  const frame = frameOf(c);
  const title = frame ? t('checkout.loginTitle') : t('account.login');
  const back = backOf(c);
  const why = back ? whyTexts[c.req.query('why') ?? ''] : undefined;
  const query = back ? `?${new URLSearchParams({ back, why: c.req.query('why') ?? '' })}` : '';
  const kept = readKept(state.values[keptField]) ? state.values[keptField] : undefined;
  const done = doneTexts[c.req.query('done') ?? ''];
  return accountPage(c, title, <Login {...{ state, frame, title, done, why, query, kept }} />);
}
