/** /login/kept: a form of another page that needed a login (lost-session.ts), kept until its owner has logged in. */
import { LoggedInAgain } from '#client/account/logged-in-again.tsx';
import { errors } from '#domain/errors.ts';
import { uploadedField } from '#domain/files/file-fields.ts';
import { keptFields } from '#domain/routing/kept-fields.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { forgetKeptForm, keepForm, keptFormOf } from '#worker/request/kept-form.ts';
import { backOf } from '#worker/request/lost-session.ts';
import { keepUploadsOfAny } from '#worker/request/uploads.ts';
import { accountPage, empty } from '../account/account-page.tsx';
import { showLogin } from '../login.tsx';

/** Ordering is decided on its own page only, so that form is not sent again. */
const neverSentAgain: readonly string[] = ['/checkout/payment'];

/** POST: the login, which keeps what was typed, and its files. */
export async function loginWithKept(c: KontorContext) {
  const back = backOf(c) ?? '';
  // Files cost, and the visitor is not known yet.
  const { uploaded, error } = (await isWithinFormLimit(c, 'contact'))
    ? await keepUploadsOfAny(c)
    : { uploaded: [], error: { key: 'form.tooManyTries' as const } };
  const links = uploaded.map(({ link }) => link);
  const fields = { ...keptFields(await formOf(c)), [uploadedField]: links };
  const isKept = back !== '' && !neverSentAgain.includes(back) && (await keepForm(c, back, fields));
  c.status(errors.NotLoggedIn.status);
  const fileNews = error && c.get('shop').t(error.key, error.parameters);
  return showLogin(c, empty, undefined, { isKept, fileNews });
}

/** GET `?back=`, after the login: a button that sends the form, because only a person decides that. */
export async function keptPage(c: KontorContext) {
  const { prefix, t } = c.get('shop');
  const back = backOf(c) ?? '/my-account';
  const kept = await keptFormOf(c, back);
  if (!kept) return c.redirect(prefix + back, 303);
  forgetKeptForm(c);
  return accountPage(c, t('account.loggedInAgain'), <LoggedInAgain action={back} kept={kept} />);
}
