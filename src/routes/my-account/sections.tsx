/** Pages of a customer's account that only read, and the form that withdraws a consent. */
import { AccountPage } from '#client/account/account.tsx';
import { AccountGreeting, AccountHome } from '#client/account/account-home.tsx';
import { Consents } from '#client/account/consents.tsx';
import { FirstSteps } from '#client/account/first-steps.tsx';
import { Lists } from '#client/account/lists.tsx';
import { LoyaltyCard } from '#client/account/loyalty-card.tsx';
import { homeSection } from '#client/account/sections.ts';
import { Note } from '#client/ui/note.tsx';
import { logLine } from '#domain/log-line.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { isId } from '#worker/request/sent-id.ts';
import { accountPage } from '../account/account-page.tsx';
import { removedArticle, removedBefore } from '../checkout/removed-articles.ts';
import { accountSectionPage, sinceOf } from './section-page.tsx';

/** If orders and cases cannot be read, the menu still leads to everything else. */
export async function accountHome(c: KontorContext): Promise<Response> {
  const { commerce, caller, t } = c.get('shop');
  const { email, isEmailVerified } = c.get('customer');
  const answer = await commerce.getAccountHome({}, caller).catch((cause: unknown) => {
    console.error(logLine('first page of the account not read', cause));
  });
  const found = answer?.ok ? answer.data : undefined;
  const head = <AccountGreeting customer={c.get('customer')} since={sinceOf(c)} />;
  return accountPage(
    c,
    t(homeSection.text),
    <AccountPage section={homeSection} head={head}>
      {c.req.query('confirmed') !== undefined && isEmailVerified && (
        <Note kind="ok" text={t('account.emailConfirmed', { email })} />
      )}
      {found ? (
        <>
          <AccountHome {...found} operationIds={found.orders.map(() => crypto.randomUUID())} />
          {found.total === 0 && <FirstSteps {...found} />}
        </>
      ) : (
        <Note kind="err" text={t('loading.failed')} />
      )}
    </AccountPage>,
    'order-status',
  );
}

export async function myNewsletter(c: KontorContext): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const answer = await commerce.getOwnConsents({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  const isWithdrawn = c.req.query('withdrawn') !== undefined;
  return accountSectionPage(
    c,
    <Consents
      email={c.get('customer').email}
      consents={answer.data.consents}
      isWithdrawn={isWithdrawn}
    />,
  );
}

export async function withdrawConsent(c: KontorContext): Promise<Response> {
  const { commerce, caller, prefix, path } = c.get('shop');
  const { withdraw: id = '' } = await formOf(c);
  const outcome = isId(id) ? await commerce.withdrawOwnConsent({ id }, caller) : undefined;
  const isWithdrawn = outcome?.ok && outcome.data.isWithdrawn;
  return c.redirect(`${prefix}${path}${isWithdrawn ? '?withdrawn' : ''}`, 303);
}

export async function loyaltyCard(c: KontorContext): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const answer = await commerce.getLoyaltyCard({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  const { number } = answer.data;
  return accountSectionPage(c, <LoyaltyCard customer={c.get('customer')} number={number} />);
}

export async function lists(c: KontorContext): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const answer = await commerce.getMe({ customer: false }, caller);
  const { savedForLater: saved = [], lineItems = [] } =
    (answer.ok && answer.data.me.activeCart) || {};
  const moved = lineItems.find(({ variant }) => variant.sku === c.req.query('moved'))?.name;
  const removed = removedBefore(c, await removedArticle(c), {});
  return accountSectionPage(c, <Lists {...{ saved, moved, removed }} />, 'order-status');
}
