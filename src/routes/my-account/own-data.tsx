/** /my-account/my-data: the customer's consents, the link to everything that is stored, and the erasure. */
import { AccountPage } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { OwnData, OwnErasure } from '#client/personal-data/own-data.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { consentLine } from '#domain/personal-data/consent-line.ts';
import type { DataRequest } from '#domain/personal-data/request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
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

async function show(c: KontorContext, state: FormState) {
  const { backend, locale, t } = c.get('shop');
  const { email } = c.get('customer');
  const [given, preview] = await Promise.all([
    backend.personalData.consents(email),
    backend.personalData.preview(email),
  ]);
  const consents = given.map((each) => consentLine(each, { locale, t }));
  const said = c.req.query('done');
  const sent =
    said === 'access' ? 'myData.takeSent' : said === 'erasure' ? 'myData.eraseSent' : undefined;
  return accountPage(
    c,
    t('myData.title'),
    <AccountPage section={section()}>
      <OwnData consents={consents} said={sent && t(sent, { email })} state={state} {...preview} />
    </AccountPage>,
  );
}

export function ownErasure(c: KontorContext) {
  return showErasure(c, empty);
}

/** Behind step-up: an open browser is not enough. A mail's link then confirms the erasure. */
export async function askForOwnErasure(c: KontorContext) {
  const { final } = await formOf(c);
  if (!final) {
    c.status(422);
    return showErasure(c, { values: {}, errors: { final: { key: 'myData.tickMissing' } } });
  }
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
  const { backend, t } = c.get('shop');
  const preview = await backend.personalData.preview(c.get('customer').email);
  return accountPage(
    c,
    t('myData.eraseTitle'),
    <AccountPage section={section()}>
      <OwnErasure {...preview} state={state} />
    </AccountPage>,
  );
}
