import { Login } from '#client/account/login.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { readLogin } from '#domain/customer/forms.ts';
import { type ErrorCode, errors } from '#domain/errors.ts';
import type { KeptFields } from '#domain/routing/kept-fields.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { pendingIdentity } from '#worker/request/identity-cookies.ts';
import { keptFormOf } from '#worker/request/kept-form.ts';
import { backOf } from '#worker/request/lost-session.ts';
import { offeredProviders } from '#worker/services/identity-providers/providers.ts';
import { accountPage, empty, frameOf } from './account/account-page.tsx';
import { arrive } from './account/after-login.ts';
import { passkeyPage } from './ways-in/passkey-page.ts';

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

/** Why it was not tried whether the password is right. */
const problemTexts: Partial<Record<ErrorCode, TextKey>> = {
  TooManyTries: 'form.tooManyTries',
  BackendFailed: 'form.failed',
};

/** What became of a way to log in, said above the form. */
const newsTexts = {
  cancelled: 'waysIn.notLoggedIn',
  refused: 'identity.refused',
  tries: 'form.tooManyTries',
  prove: 'identity.prove',
} as const satisfies Record<string, TextKey>;
export type LoginNews = keyof typeof newsTexts;

export function loginPage(c: KontorContext) {
  const said = c.req.query('news') ?? '';
  const news = (Object.keys(newsTexts) as LoginNews[]).find((each) => each === said);
  return showLogin(c, empty, news);
}

/** Redirects to the page that led here, from /login to the account, from the checkout to the addresses; never elsewhere. */
export async function logIn(c: KontorContext) {
  const { commerce, caller } = c.get('shop');
  const values = await formOf(c);
  const read = readLogin(values);
  if (!read.ok) {
    c.status(422);
    return showLogin(c, { values, errors: read.errors });
  }
  if (!(await isWithinFormLimit(c, 'login'))) {
    c.status(429);
    return showLogin(c, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  const outcome = await commerce.signIn(read.value, caller);
  if (!outcome.ok) {
    c.status(errors[outcome.code].status);
    const problem = problemTexts[outcome.code] ?? 'account.loginFailed';
    return showLogin(c, { values, errors: {}, problem });
  }
  return arrive(c, outcome.data, 'password');
}

/** `kept`: what became of a form that should wait for the login, and what is wrong with its files. */
export async function showLogin(
  c: KontorContext,
  state: FormState,
  news?: LoginNews,
  kept?: { isKept: boolean; tooLong?: KeptFields | undefined; fileNews: string | undefined },
): Promise<Response> {
  const { t } = c.get('shop');
  const frame = frameOf(c);
  const title = frame ? t('checkout.loginTitle') : t('account.login');
  const back = backOf(c);
  const why = back ? whyTexts[c.req.query('why') ?? ''] : undefined;
  const query = back ? `?${new URLSearchParams({ back, why: c.req.query('why') ?? '' })}` : '';
  const waiting = back && (await keptFormOf(c))?.action === back;
  const isKept = kept?.isKept ?? Boolean(waiting);
  const done = doneTexts[c.req.query('done') ?? ''];
  const pending = news === 'prove' ? await pendingIdentity(c) : undefined;
  const values = { ...(pending && { email: pending.email }), ...state.values };
  return accountPage(
    c,
    title,
    <Login
      {...{ frame, title, done, why, query, isKept }}
      tooLong={kept?.tooLong}
      state={{ ...state, values }}
      news={news ? t(newsTexts[news]) : kept?.fileNews}
      passkeys={passkeyPage(c)}
      providers={offeredProviders(c.env)}
    />,
  );
}
