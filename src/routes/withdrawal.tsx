/**
 * The withdrawal function: GET shows the form, POST the statement to confirm, then stores it. Without login, without a
 * reason, without JavaScript; nothing is stored before the second button. Source: eu-2026.md C-01 to C-06.
 */
import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import {
  WithdrawalForm,
  type WithdrawalFormProps,
  withdrawalActions,
} from '#client/withdrawal/withdrawal-form.tsx';
import { GoodToKnow, WithdrawalPage } from '#client/withdrawal/withdrawal-page.tsx';
import { WithdrawalReview } from '#client/withdrawal/withdrawal-review.tsx';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { fullName } from '#domain/checkout/address-lines.ts';
import { routePaths } from '#domain/content/links.ts';
import { logLine } from '#domain/log-line.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { WithdrawableOrder } from '#domain/withdrawal/operations.ts';
import { withdrawalDraft } from '#domain/withdrawal/statement.ts';
import { readStatementForm } from '#domain/withdrawal/statement-form.ts';
import { withdrawalPathAt } from '#domain/withdrawal/withdrawal-link.ts';
import { chromeOf, emptyTree, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { customerOfRequest } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { readWithdrawalDraft } from '#worker/signing/withdrawal-tokens.ts';
import { notFound } from './catalogue/not-found.tsx';

/** With `?order=` (a link of the shop) or `?number=` (an own order) the articles of the order are listed. */
export async function withdrawalForm(c: KontorContext) {
  const { view, commerce, caller, store } = c.get('shop');
  if (!view.withdrawalLink) return notFound(c);
  const link = c.req.query('order');
  const orderNumber = c.req.query('number');
  const named = link ? { link } : orderNumber ? { orderNumber } : undefined;
  const found = named && (await commerce.findWithdrawableOrder(named, caller));
  const customer = await customerOfRequest(c);
  const isKnown = customer !== undefined && customer !== 'gone';
  const name = isKnown ? fullName({ ...customer, country: store.key }) : '';
  if (found?.ok) return listed(c, { name, ...found.data.order }, {});
  if (!isKnown) return form(c, { values: {} });
  return form(c, { values: { name, email: customer.email }, orders: await ownOrders(c) });
}

export async function stateWithdrawal(c: KontorContext) {
  const { view } = c.get('shop');
  if (!view.withdrawalLink) return notFound(c);
  const { action, draft, ...values } = await formOf(c);
  if (draft) return confirm(c, draft, values);
  if (action === withdrawalActions.list) return listArticles(c, values);
  return action === withdrawalActions.edit ? again(c, values, {}) : review(c, values);
}

/** The articles of the order that was typed. Says whether there is one, as the order status does, and as seldom. */
async function listArticles(c: KontorContext, values: FieldValues) {
  const { commerce, caller } = c.get('shop');
  const { order: orderNumber = '', email = '' } = values;
  if (!(await isWithinFormLimit(c, 'order-status'))) {
    c.status(429);
    return form(c, { values, problem: 'form.tooManyTries' });
  }
  const asked = { orderNumber, email: email.trim().toLowerCase() };
  const found = await commerce.findWithdrawableOrder(asked, caller);
  return found.ok
    ? listed(c, found.data.order, values)
    : form(c, { values, problem: 'withdraw.notFound' });
}

async function review(c: KontorContext, sent: FieldValues) {
  const { commerce, caller } = c.get('shop');
  const values = { ...sent, key: keyIn(sent) };
  const read = readStatementForm(values);
  if (!read.ok) {
    c.status(422);
    return again(c, values, { errors: read.errors });
  }
  const drafted = await commerce.draftWithdrawal(read.value, caller);
  // The link is no longer valid, so that its articles cannot be named: they are asked for in words.
  if (!drafted.ok) return form(c, { values: withoutLines(values), problem: 'withdraw.notFound' });
  const { statement, draft } = drafted.data;
  return page(c, 2, <WithdrawalReview {...{ statement, draft, values }} />);
}

async function confirm(c: KontorContext, draft: string, values: FieldValues) {
  const { commerce, caller, prefix } = c.get('shop');
  if (!(await isWithinFormLimit(c, 'withdrawal'))) {
    c.status(429);
    return unconfirmed(c, draft, values, 'form.tooManyTries');
  }
  try {
    const stored = await commerce.confirmWithdrawal({ draft }, caller);
    // The signature is not ours any more: the statement is shown again and confirmed with a new one.
    if (!stored.ok) return review(c, values);
    const query = new URLSearchParams({ receipt: stored.data.receipt });
    return c.redirect(`${prefix}${routePaths.withdrawal}/received?${query}`, 303);
  } catch (error) {
    console.error(logLine('withdrawal not stored', error));
    c.status(503);
    return unconfirmed(c, draft, values, 'withdraw.failed');
  }
}

/** The statement once more, with what went wrong; read from its draft, not from the database. */
async function unconfirmed(c: KontorContext, draft: string, values: FieldValues, problem: TextKey) {
  const signed = await readWithdrawalDraft(draft, c.env.settings.sessionSecret);
  if (!signed) return form(c, { values, problem });
  const { statement } = signed;
  return page(c, 2, <WithdrawalReview {...{ statement, draft, values, problem }} />);
}

/** The form with everything that was sent, and with the articles if they were listed. */
async function again(
  c: KontorContext,
  values: FieldValues,
  more: Pick<WithdrawalFormProps, 'errors'>,
) {
  const { commerce, caller } = c.get('shop');
  const { link } = values;
  const found = link ? await commerce.findWithdrawableOrder({ link }, caller) : undefined;
  return found?.ok
    ? listed(c, found.data.order, values, more)
    : form(c, { values: withoutLines(values), ...more });
}

function listed(
  c: KontorContext,
  order: WithdrawableOrder,
  typed: FieldValues,
  more: Pick<WithdrawalFormProps, 'errors'> = {},
) {
  const known = {
    name: order.name ?? '',
    email: order.email,
    order: shownOrderNumber(order.orderNumber, c.get('shop').store.key),
  };
  const values = { ...known, ...typed, order: known.order };
  // A statement is never refused: where nothing is left to choose from, the articles are named in words.
  const isAnyOpen = order.lines.some(({ open }) => open > 0);
  return isAnyOpen
    ? form(c, { values, order, ...more })
    : form(c, { values: withoutLines(values), ...more });
}

function form(c: KontorContext, props: WithdrawalFormProps) {
  const values = { ...props.values, key: keyIn(props.values) };
  return page(c, 1, <WithdrawalForm {...props} values={values} />);
}

/** The key of the form: chosen when it is first shown, and kept. */
function keyIn({ key }: FieldValues): string {
  return withdrawalDraft.shape.key.safeParse(key).data ?? crypto.randomUUID();
}

function withoutLines({ listed: _, link: __, ...values }: FieldValues): FieldValues {
  return values;
}

/** Links to the last orders of the customer. */
async function ownOrders(c: KontorContext) {
  const { commerce, caller, prefix, store } = c.get('shop');
  const found = await commerce.getOrders({ sort: 'createdAt desc', limit: 5, offset: 0 }, caller);
  const orders = found.ok ? found.data.me.orders.results : [];
  return orders
    .filter(({ billingAddress }) => !billingAddress.company)
    .map(({ orderNumber }) => {
      const query = new URLSearchParams({ number: orderNumber });
      return {
        number: shownOrderNumber(orderNumber, store.key),
        href: `${prefix}${routePaths.withdrawal}?${query}`,
      };
    });
}

async function page(c: KontorContext, step: number, content: ReactNode) {
  const shop = c.get('shop');
  const { t } = shop;
  const pathIn = withdrawalPathAt(shop.caller.now);
  // Neither the form of an order nor an answer to a form is indexed.
  const index = c.req.method === 'GET' && new URL(c.req.url).search === '';
  // The statement does not depend on the menu.
  const tree = await loadTree(shop).catch(() => emptyTree);
  const title = t('withdraw.title');
  const links = pageLinks(c, pathIn, { index });
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, pathIn)}>
      <Head
        title={`${title} | Kontor`}
        description={t('withdraw.intro')}
        index={index}
        links={links}
      />
      <Crumbs
        crumbs={[{ name: title, href: shop.prefix + routePaths.withdrawal }]}
        origin={links.origin}
      />
      <WithdrawalPage title={title} step={step} aside={<GoodToKnow />}>
        {content}
      </WithdrawalPage>
    </BrowsePage>,
    { screen: 'order-status' },
  );
}
