/** /login/kept: a form of another page that needed a login (lost-session.ts), kept until its owner has logged in. */
import { LoggedInAgain } from '#client/account/logged-in-again.tsx';
import { accountSections, homeSection } from '#client/account/sections.ts';
import { errors } from '#domain/errors.ts';
import { uploadedField } from '#domain/files/file-fields.ts';
import { keptFields, typedTexts } from '#domain/routing/kept-fields.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { lastCustomerOf } from '#worker/request/cookies.ts';
import { customerOfRequest } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { keepForm, keptFormOf } from '#worker/request/kept-form.ts';
import { backOf, loginAbout } from '#worker/request/lost-session.ts';
import { keepUploadsOfAny } from '#worker/request/uploads.ts';
import { accountPage, empty, frameOf } from '../account/account-page.tsx';
import { showLogin } from '../login.tsx';

/** Ordering is decided on its own page only, so that form is not sent again. */
const neverSentAgain: readonly string[] = ['/checkout/payment'];

/** POST: the login, which keeps what was typed, and its files. Without any it leads to the page of the form, for a form of only passwords or buttons. */
export async function loginWithKept(c: KontorContext) {
  const back = backOf(c) ?? '';
  // Files cost, and the visitor is not known yet.
  const { uploaded, error } = (await isWithinFormLimit(c, 'contact'))
    ? await keepUploadsOfAny(c)
    : { uploaded: [], error: { key: 'form.tooManyTries' as const } };
  const links = uploaded.map(({ link }) => link);
  const fields = { ...keptFields(await formOf(c)), [uploadedField]: links };
  if (typedTexts(fields).length === 0 && !error) {
    return toLogin(c, pageOf(back), '');
  }
  // After a log-out nobody knows whose form it is: it is for no one who logs in next.
  const owner = lastCustomerOf(c);
  const isSentAgain = owner !== undefined && back !== '' && !neverSentAgain.includes(back);
  const form = { action: back, fields };
  const isKept = isSentAgain && (await keepForm(c, form, owner));
  const tooLong = isSentAgain && !isKept ? fields : undefined;
  c.status(errors.NotLoggedIn.status);
  const fileNews = error && c.get('shop').t(error.key, error.parameters);
  return showLogin(c, empty, undefined, { isKept, tooLong, fileNews });
}

/** For the reason that the request's address names; `otherwise`: if it names none. */
function toLogin(c: KontorContext, back: string, otherwise: string): Response {
  const why = c.req.query('why') ?? otherwise;
  const login = loginAbout(`${frameOf(c)}/login`, { back, why });
  return c.redirect(c.get('shop').prefix + login, 303);
}

/** Forms of the account may have an address without a page below that of their section. */
function pageOf(path: string): string {
  const section = accountSections.findLast(
    (each) => each !== homeSection && path.startsWith(`${each.path}/`),
  );
  return section?.path ?? path;
}

/** GET `?back=`, after the login: what was typed and a button that sends it, because only a person decides that. */
export async function keptPage(c: KontorContext) {
  const { prefix, t } = c.get('shop');
  const back = backOf(c) ?? '/my-account';
  const customer = await customerOfRequest(c);
  if (!customer || customer === 'gone') return toLogin(c, back, 'needed');
  const kept = await keptFormOf(c, customer.id);
  if (!kept || kept.action !== back) return c.redirect(prefix + back, 303);
  const { fields } = kept;
  return accountPage(c, t('account.loggedInAgain'), <LoggedInAgain action={back} kept={fields} />);
}
