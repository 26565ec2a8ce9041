/** /change-email: what the links in the mails of a change of e-mail address lead to. They work without a login. */
import { EmailLink } from '#client/account/email-change.tsx';
import { ExpiredLink } from '#client/account/expired-link.tsx';
import { errors } from '#domain/errors.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage } from './account/account-page.tsx';

const links = {
  confirm: { title: 'email.confirmTitle', text: 'email.confirmText', action: '/change-email' },
  undo: { title: 'email.undoTitle', text: 'email.undoText', action: '/change-email/undo' },
} as const;

export async function confirmEmailPage(c: KontorContext) {
  const token = c.req.query('token') ?? '';
  const { backend, caller } = c.get('shop');
  const change = await backend.emailToConfirm(token, caller.now);
  if (change?.isDone) return showDone(c);
  return show(c, 'confirm', change ? token : '', change?.email);
}

export function undoEmailPage(c: KontorContext) {
  return show(c, 'undo', c.req.query('token') ?? '');
}

/** Leads to the account, or to the login if this browser has no session of the customer. */
export async function confirmEmail(c: KontorContext) {
  const { commerce, prefix } = c.get('shop');
  const { token = '' } = await formOf(c);
  const caller = await callerOf(c);
  const outcome = await commerce.confirmEmailChange({ tokenValue: token }, caller);
  // The link is as good as before.
  if (!outcome.ok && outcome.code === 'BackendFailed') throw new Error(outcome.message);
  if (!outcome.ok) {
    const { backend } = c.get('shop');
    const change = await backend.emailToConfirm(token, caller.now);
    return change?.isDone ? showDone(c) : show(c, 'confirm', '');
  }
  const known = await commerce.getCustomer({}, caller);
  const next = known.ok ? '/my-account/security?done=email' : '/login?done=email';
  return c.redirect(prefix + next, 303);
}

/** Leads to the request of a new password. */
export async function undoEmail(c: KontorContext) {
  const { commerce, caller, prefix } = c.get('shop');
  const { token = '' } = await formOf(c);
  const outcome = await commerce.undoEmailChange({ tokenValue: token }, caller);
  return outcome.ok ? c.redirect(`${prefix}/password-reset?done=email`, 303) : show(c, 'undo', '');
}

/** Whoever has the link of a change that was made learns that it is done. */
function showDone(c: KontorContext) {
  const { t } = c.get('shop');
  const title = t(links.confirm.title);
  const again = { path: '/my-account', text: 'account.home' } as const;
  const done = t('account.alreadyConfirmed');
  return accountPage(c, title, <ExpiredLink {...{ title, again, done }} />);
}

function show(c: KontorContext, kind: keyof typeof links, token: string, email = '') {
  const { t } = c.get('shop');
  const link = links[kind];
  const title = t(link.title);
  const text = t(link.text, { email });
  if (token) return accountPage(c, title, <EmailLink {...link} text={text} token={token} />);
  c.status(errors.EmailLinkInvalid.status);
  const again = { path: '/my-account/security', text: 'account.security' } as const;
  return accountPage(c, title, <ExpiredLink title={title} again={again} />);
}
