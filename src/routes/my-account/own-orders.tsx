/** The customer's orders in the account: the list, the page of one, and its cancellation. */
import { AccountPage } from '#client/account/account.tsx';
import { OwnOrders } from '#client/account/orders/own-orders.tsx';
import { accountSection } from '#client/account/sections.ts';
import { RecallLinks } from '#client/content/blocks/recalls.tsx';
import { OrderView } from '#client/order/order-view.tsx';
import { Note } from '#client/ui/note.tsx';
import { ownOrderPath, ownOrdersPath } from '#domain/content/links.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { type OwnOrderFilter, orderGroups } from '#domain/order/own-orders.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountPage } from '../account/account-page.tsx';
import { notFound } from '../catalogue/not-found.tsx';
import { recallsOf } from '../content/recalls.ts';
import { accountSectionPage } from './section-page.tsx';

const pageSize = 10;
const lastPage = 100;
const maxTextLength = 100;

export async function ownOrders(c: KontorContext): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const page = pageOf(c.req.query('page'));
  const filter = filterOf(c);
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const answer = await commerce.listOwnOrders({ ...filter, ...range }, caller);
  if (!answer.ok) throw new Error(answer.message);
  const operationIds = answer.data.orders.map(() => crypto.randomUUID());
  return accountSectionPage(
    c,
    <OwnOrders found={answer.data} {...{ filter, page, pageSize, operationIds }} />,
    'order-status',
  );
}

/** What is not understood is left out. */
function filterOf(c: KontorContext): OwnOrderFilter {
  const { group = '', text = '', year = '' } = c.req.query();
  return {
    group: orderGroups.find((each) => each === group) ?? 'all',
    text: text.slice(0, maxTextLength),
    year: /^\d{4}$/.test(year) ? year : '',
  };
}

function pageOf(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

export async function ownOrder(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const { commerce, caller, store, t } = shop;
  const orderNumber = c.req.param('number') ?? '';
  const outcome = await commerce.findOrder({ orderNumber }, caller);
  if (!outcome.ok) return notFound(c);
  const { order } = outcome.data;
  const title = `${t('order.number')} ${shownOrderNumber(order.orderNumber, store.key)}`;
  const said = saidOf(c.req.query('cancel'), order);
  return accountPage(
    c,
    title,
    <AccountPage section={accountSection(ownOrdersPath)} title={title}>
      <h1>{title}</h1>
      {said && <Note kind={said.kind} text={t(said.text)} />}
      <RecallLinks recalls={await recallsOf(shop, order)} />
      <OrderView order={order} store={store} isOwn={true} operationId={crypto.randomUUID()} />
    </AccountPage>,
    'order-status',
  );
}

/** What became of the form that cancels. */
function saidOf(result: string | undefined, { orderState }: OrderStatus) {
  const isCancelled = orderState === 'Cancelled';
  if (result === 'done' && isCancelled) return { kind: 'ok', text: 'order.cancelDone' } as const;
  if (result === 'refused') return { kind: 'err', text: 'order.cancelNotPossible' } as const;
  return undefined;
}

/** Leads back to the page of the order. */
export async function cancelOwnOrder(c: KontorContext): Promise<Response> {
  const { commerce, caller, prefix } = c.get('shop');
  const orderNumber = c.req.param('number') ?? '';
  const outcome = await commerce.cancelOrder({ orderNumber }, caller);
  if (!outcome.ok && outcome.code === 'OrderNotFound') return notFound(c);
  const result = outcome.ok ? 'done' : 'refused';
  return c.redirect(`${prefix}${ownOrderPath(orderNumber)}?cancel=${result}`, 303);
}
