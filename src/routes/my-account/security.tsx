/** /my-account/security and its forms. Behind step-up, except that a session can be ended at once. */
import { AccountPage } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { Security } from '#client/account/security.tsx';
import { Identities } from '#client/account/ways-in/identities.tsx';
import { Passkeys } from '#client/account/ways-in/passkeys.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { Note } from '#client/ui/note.tsx';
import { securityPath } from '#domain/content/links.ts';
import { readPasswordChange, readResetRequest } from '#domain/customer/forms.ts';
import { errors } from '#domain/errors.ts';
import { formatDate } from '#domain/locale/dates.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { isId } from '#worker/request/sent-id.ts';
import { offeredProviders } from '#worker/services/identity-providers/providers.ts';
import { accountPage, empty } from '../account/account-page.tsx';
import { passkeyPage } from '../ways-in/passkey-page.ts';
import { securityNews } from '../ways-in/security-news.ts';

/** What a form of the page has done, as the query says it. */
const doneTexts: Readonly<Record<string, TextKey>> = {
  ended: 'security.ended',
  others: 'security.othersEnded',
  password: 'security.passwordChanged',
  email: 'email.changed',
};

export function securityPage(c: KontorContext) {
  return show(c, {});
}

export async function changePassword(c: KontorContext) {
  const read = readPasswordChange(await formOf(c), c.env.settings.passwordRule, c.get('customer'));
  if (!read.ok) {
    c.status(422);
    return show(c, { password: { values: {}, errors: read.errors } });
  }
  const tooMany = { values: {}, errors: {}, problem: 'form.tooManyTries' } as const;
  if (!(await isWithinFormLimit(c, 'change-password'))) {
    c.status(429);
    return show(c, { password: tooMany });
  }
  const { commerce } = c.get('shop');
  const outcome = await commerce.customerChangePassword(read.value, await callerOf(c));
  if (outcome.ok) return back(c, 'password');
  if (outcome.code === 'BackendFailed') {
    c.status(errors.BackendFailed.status);
    return show(c, { password: { values: {}, errors: {}, problem: 'form.failed' } });
  }
  c.status(outcome.code === 'TooManyTries' ? errors.TooManyTries.status : 422);
  if (outcome.code === 'TooManyTries') return show(c, { password: tooMany });
  if (outcome.code === 'PasswordBreached') {
    const breached = { password: { key: 'field.passwordBreached' } } as const;
    return show(c, { password: { values: {}, errors: breached } });
  }
  const wrong = {
    values: {},
    errors: { currentPassword: { key: 'account.passwordWrong' } },
  } as const;
  return show(c, { password: wrong });
}

export async function changeEmail(c: KontorContext) {
  const values = await formOf(c);
  const read = readResetRequest(values);
  const refuse = (status: 422 | 429, errors: FormState['errors'], problem?: TextKey) => {
    c.status(status);
    return show(c, { email: { values, errors, ...(problem && { problem }) } });
  };
  if (!read.ok) return refuse(422, read.errors);
  if (!(await isWithinFormLimit(c, 'email-change'))) return refuse(429, {}, 'form.tooManyTries');
  const { commerce } = c.get('shop');
  const outcome = await commerce.requestEmailChange(read.value, await callerOf(c));
  if (outcome.ok) return back(c, '');
  if (outcome.code === 'TooManyTries') return refuse(429, {}, 'form.tooManyTries');
  return refuse(422, { email: { key: 'security.emailUnchanged' } });
}

export async function discardEmail(c: KontorContext) {
  await c.get('shop').commerce.discardEmailChange({}, await callerOf(c));
  return back(c, '');
}

export async function endSession(c: KontorContext) {
  const { session } = await formOf(c);
  const { commerce } = c.get('shop');
  if (isId(session)) {
    await commerce.endCustomerSession({ sessionId: session }, await callerOf(c));
  }
  return back(c, 'ended');
}

export async function endOtherSessions(c: KontorContext) {
  const { commerce } = c.get('shop');
  await commerce.endOtherCustomerSessions({}, await callerOf(c));
  return back(c, 'others');
}

function back(c: KontorContext, done: string) {
  const query = done && `?done=${done}`;
  return c.redirect(`${c.get('shop').prefix}${securityPath}${query}`, 303);
}

type Forms = { password?: FormState; email?: FormState };

async function show(c: KontorContext, { password = empty, email = empty }: Forms) {
  const { commerce, locale, t } = c.get('shop');
  const caller = await callerOf(c);
  const [answer, waiting, ways] = await Promise.all([
    commerce.getCustomerSessions({}, caller),
    commerce.getEmailChange({}, caller),
    commerce.getWaysIn({}, caller),
  ]);
  if (!answer.ok) throw new Error(answer.message);
  if (!waiting.ok) throw new Error(waiting.message);
  if (!ways.ok) throw new Error(ways.message);
  const { change } = waiting.data;
  const until = change && formatDate(new Date(change.expiresAt), 'minute', locale);
  const { passkeys, identities } = ways.data;
  const news = securityNews(c.req.query('news'));
  const { passwordSetAt } = c.get('signedIn');
  const here = accountSection(securityPath);
  return accountPage(
    c,
    t(here.text),
    <AccountPage section={here}>
      <Security
        {...answer.data}
        password={password}
        rule={c.env.settings.passwordRule}
        email={{
          state: email,
          email: c.get('customer').email,
          waiting: change && until ? { newEmail: change.newEmail, until } : undefined,
        }}
        passwordSetAt={passwordSetAt && formatDate(new Date(passwordSetAt), 'day', locale)}
        done={doneTexts[c.req.query('done') ?? '']}
      >
        {news && <Note kind={news.kind} text={t(news.text)} />}
        <Passkeys
          passkeys={passkeys}
          page={passkeyPage(c)}
          suggestedName={t('passkey.suggested', { number: passkeys.length + 1 })}
        />
        <Identities identities={identities} providers={offeredProviders(c.env)} />
      </Security>
    </AccountPage>,
  );
}
