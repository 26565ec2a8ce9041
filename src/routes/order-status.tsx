/**
 * The status of an order, for anyone who knows its number and e-mail address, and parcel tracking. The response to a
 * wrong number and to a wrong address is the same. Source: issue 6, eu-2026.md C-01.
 */
import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { RecallLinks } from '#client/content/blocks/recalls.tsx';
import { OrderLookup } from '#client/order/order-status.tsx';
import { OrderView } from '#client/order/order-view.tsx';
import { ParcelTracking } from '#client/order/parcel-tracking.tsx';
import { Note } from '#client/ui/note.tsx';
import { ownOrderPath } from '#domain/content/links.ts';
import type { Commerce } from '#domain/operations.ts';
import { readOrderLookup } from '#domain/order/lookup-form.ts';
import { trackingOf } from '#domain/order/tracking.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { recallsOf } from './content/recalls.ts';

/** A link with the number of an order leads its customer to the page in the account. */
export async function orderStatus(c: KontorContext) {
  const { commerce, prefix } = c.get('shop');
  const { order: orderNumber = '' } = c.req.query();
  const caller = await callerOf(c);
  if (orderNumber && caller.session) {
    const found = await commerce.findOrder({ orderNumber }, caller);
    if (found.ok) return c.redirect(prefix + ownOrderPath(found.data.order.orderNumber), 303);
  }
  return show(c, <OrderLookup values={{ orderNumber }} />);
}

export function findOrder(c: KontorContext) {
  const { commerce } = c.get('shop');
  return withLookup(c, commerce.findOrder);
}

/** Cancels the order that was found by the same number and e-mail address. */
export function cancelOrder(c: KontorContext) {
  const { commerce } = c.get('shop');
  return withLookup(c, commerce.cancelOrder, 'order.cancelDone');
}

async function withLookup(
  c: KontorContext,
  act: Commerce['findOrder'],
  said?: 'order.cancelDone',
): Promise<Response> {
  const shop = c.get('shop');
  const { caller, store, t } = shop;
  const values = await formOf(c);
  const read = readOrderLookup(values, caller.store.key);
  if (!read.ok) {
    c.status(422);
    return show(c, <OrderLookup values={values} errors={read.errors} />);
  }
  if (!(await isWithinFormLimit(c, 'order-status'))) {
    c.status(429);
    return show(c, <OrderLookup values={values} problem="form.tooManyTries" />);
  }
  const outcome = await act(read.value, caller);
  if (!outcome.ok) {
    c.status(outcome.code === 'OrderNotFound' ? 404 : 409);
    const problem =
      outcome.code === 'OrderNotFound' ? 'orderStatus.notFound' : 'order.cancelNotPossible';
    return show(c, <OrderLookup values={values} problem={problem} />);
  }
  const { order } = outcome.data;
  return show(
    c,
    <>
      {said && <Note kind="ok" text={t(said)} />}
      <RecallLinks recalls={await recallsOf(shop, order)} />
      <OrderView order={order} store={store} operationId={crypto.randomUUID()} />
    </>,
  );
}

async function show(c: KontorContext, content: ReactNode) {
  const shop = c.get('shop');
  const { t } = shop;
  const tree = await loadTree(shop);
  const pathIn = samePathEverywhere('/order-status');
  const parcel = c.req.query('parcel') ?? '';
  const index = c.req.method === 'GET' && parcel === '' && !c.req.query('order');
  const { parcelTrackingUrl } = c.env.settings;
  const tracking = parcelTrackingUrl && trackingOf(shop, parcelTrackingUrl, parcel);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, pathIn)} className="single">
      <Head
        title={`${t('orderStatus.title')} | Kontor`}
        description={t('orderStatus.text')}
        index={index}
        links={pageLinks(c, pathIn, { index })}
      />
      <div className="login stack" data-gap="6">
        <h1>{t('orderStatus.title')}</h1>
        {content}
        {tracking && <ParcelTracking {...tracking} />}
      </div>
    </BrowsePage>,
    { screen: 'order-status' },
  );
}
