/** The pages of a customer's account. A section without data shows a sentence instead. */
import { AccountHome } from '#client/account/account-home.tsx';
import { Consents } from '#client/account/consents.tsx';
import { Lists } from '#client/account/lists.tsx';
import { LoyaltyCard } from '#client/account/loyalty-card.tsx';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { isId } from '#worker/request/sent-id.ts';
import { accountSectionPage, sinceOf } from './section-page.tsx';

export async function accountHome(c: KontorContext): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const answer = await commerce.getAccountHome({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  return accountSectionPage(
    c,
    <AccountHome
      {...answer.data}
      customer={c.get('customer')}
      since={sinceOf(c)}
      operationIds={answer.data.orders.map(() => crypto.randomUUID())}
    />,
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
  const cart = answer.ok ? answer.data.me.activeCart : null;
  return accountSectionPage(c, <Lists saved={cart?.savedForLater ?? []} />, 'order-status');
}
