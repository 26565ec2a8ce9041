/** /my-account/my-data: the customer's consents, the link to everything that is stored, and the erasure. */
import { AccountPage } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { OwnData, OwnErasure } from '#client/personal-data/own-data.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import type { DataRequest } from '#domain/personal-data/request.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { isId } from '#worker/request/sent-id.ts';
import { accountPage, empty } from '../account/account-page.tsx';

const section = () => accountSection('/my-account/my-data');

export function ownData(c: KontorContext) {
  return show(c, empty);
}

export async function askForOwnFile(c: KontorContext) {
  if (!(await isWithinFormLimit(c, 'my-data'))) {
    c.status(429);
    return show(c, { ...empty, problem: 'form.tooManyTries' });
  }
  await ask(c, 'access');
  return c.redirect(`${c.get('shop').prefix}/my-account/my-data?done=access`, 303);
}

/** Withdraws a consent, or ends the mails that ask for reviews. */
export async function withdrawOwn(c: KontorContext) {
  const { commerce, caller, prefix } = c.get('shop');
  const { withdraw: id = '', reviewMails } = await formOf(c);
  const page = `${prefix}/my-account/my-data`;
  if (reviewMails !== undefined) {
    const outcome = await commerce.stopReviewInvitations({}, caller);
    return c.redirect(outcome.ok ? `${page}?done=stopped` : page, 303);
  }
  const outcome = isId(id) ? await commerce.withdrawOwnConsent({ id }, caller) : undefined;
  const isDone = outcome?.ok && outcome.data.isWithdrawn;
  return c.redirect(isDone ? `${page}?done=withdrawn` : page, 303);
}

const doneTexts = new Map<string, TextKey>([
  ['access', 'myData.takeSent'],
  ['erasure', 'myData.eraseSent'],
  ['stopped', 'review.stopped'],
  ['withdrawn', 'newsletter.unsubscribed'],
]);

async function show(c: KontorContext, state: FormState) {
  const { backend, caller, commerce, t } = c.get('shop');
  const { email } = c.get('customer');
  const [given, preview] = await Promise.all([
    commerce.getOwnConsents({}, caller),
    backend.personalData.preview(email, caller.now),
  ]);
  if (!given.ok) throw new Error(given.message);
  const { consents, reviewMailsStoppedAt } = given.data;
  const done = doneTexts.get(c.req.query('done') ?? '');
  return accountPage(
    c,
    t('myData.title'),
    <AccountPage section={section()}>
      <OwnData
        consents={consents}
        wantsReviewMails={reviewMailsStoppedAt === null}
        said={done && t(done, { email })}
        state={state}
        {...preview}
      />
    </AccountPage>,
  );
}

export function ownErasure(c: KontorContext) {
  return showErasure(c, empty);
}

/** Behind step-up: an open browser is not enough. A mail's link then confirms the erasure. */
export async function askForOwnErasure(c: KontorContext) {
  if (!(await isWithinFormLimit(c, 'my-data'))) {
    c.status(429);
    return showErasure(c, { ...empty, problem: 'form.tooManyTries' });
  }
  await ask(c, 'erasure');
  return c.redirect(`${c.get('shop').prefix}/my-account/my-data?done=erasure`, 303);
}

function ask(c: KontorContext, kind: DataRequest['kind']): Promise<void> {
  const { backend, caller } = c.get('shop');
  const { store, locale, site, now } = caller;
  const { email } = c.get('customer');
  const asked = { kind, email, store: store.key, locale, site, askedBy: 'shopper' } as const;
  return backend.personalData.ask(asked, now);
}

async function showErasure(c: KontorContext, state: FormState) {
  const { backend, caller, t } = c.get('shop');
  const { email } = c.get('customer');
  const preview = await backend.personalData.preview(email, caller.now);
  return accountPage(
    c,
    t('myData.eraseTitle'),
    <AccountPage section={section()}>
      <OwnErasure {...preview} email={email} state={state} />
    </AccountPage>,
  );
}
