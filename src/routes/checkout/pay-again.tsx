/**
 * Paying again for an order whose payment could not be captured, by the signed link of its mail (decision 64): GET
 * changes nothing, POST leads to the provider, and the provider's return leads back here. Without login and JavaScript.
 */
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { PayAgainForm, Reservation } from '#client/order/pay-again.tsx';
import { Note } from '#client/ui/note.tsx';
import { failure } from '#domain/errors.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderToPay } from '#domain/order/pay-again.ts';
import { paymentStatusTexts } from '#domain/order/payment-status.ts';
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import { preselectedMethod } from '#domain/payment/methods.ts';
import { paymentErrors, refusals } from '#domain/payment/provider.ts';
import { providerKindKeys } from '#domain/payment/provider-kinds.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { lastMethodOf } from '#worker/request/cookies.ts';
import { formOf } from '#worker/request/form-of.ts';
import { isId } from '#worker/request/sent-id.ts';
import { notFound } from '../catalogue/not-found.tsx';
import { type OrderProblem, problemOf } from './order-problem.ts';

export function payAgainPage(c: KontorContext): Promise<Response> {
  return show(c, c.req.query('order') ?? '');
}

/** Leads to the provider's page. */
export async function payAgain(c: KontorContext): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const form = await formOf(c);
  const link = form.order ?? '';
  const method = providerKindKeys.find((key) => key === form.method);
  if (!method) return show(c, link, { key: 'field.paymentMethod' });
  const begun = await commerce.payAgain({ link, method }, caller);
  if (begun.ok) return leadTo(c, link, begun.data.payment);
  return begun.code === 'OrderNotPayable' ? backTo(c, link) : show(c, link, problemOf(begun));
}

/** The address to which providers return the shopper. Loading it again changes nothing. */
export async function payAgainReturn(c: KontorContext): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const { order: link = '', attempt = '', ...details } = c.req.query();
  const outcome = isId(attempt)
    ? await commerce.submitAdditionalPaymentDetails({ attemptId: attempt, details }, caller)
    : undefined;
  if (!outcome?.ok) return backTo(c, link, { attempt });
  return leadTo(c, link, outcome.data.submitAdditionalPaymentDetailsResponse);
}

function leadTo(c: KontorContext, link: string, result: CheckoutResult): Response {
  switch (result.kind) {
    case 'redirect':
      return c.redirect(result.url, 303);
    case 'pending':
      return backTo(c, link, { attempt: result.attemptId });
    case 'failed': {
      const { error, refusal, method } = result;
      return backTo(c, link, { error, method, ...(refusal && { reason: refusal }) });
    }
    case 'ordered':
    case 'orderedElsewhere':
      return backTo(c, link);
  }
}

function backTo(c: KontorContext, link: string, more: Record<string, string> = {}): Response {
  const query = new URLSearchParams({ order: link, ...more });
  return c.redirect(`${c.get('shop').prefix}/checkout/pay-again?${query}`, 303);
}

async function show(c: KontorContext, link: string, problem?: OrderProblem): Promise<Response> {
  const shop = c.get('shop');
  const { t, commerce, caller, prefix, store } = shop;
  const found = link ? await commerce.findOrderToPay({ link }, caller) : failure('OrderNotFound');
  if (!found.ok) return notFound(c);
  const { order } = found.data;
  const { open, payment } = order;
  const number = shownOrderNumber(order.orderNumber, store.key);
  const offers = (open?.methods ?? []).map((key) => ({ key }));
  const asked = open?.methods.find((key) => key === c.req.query('method'));
  const usual = preselectedMethod(offers, store.key, lastMethodOf(c));
  const chosen = asked ?? open?.methods.find((key) => key === usual);
  if (problem) c.status(problem.status ?? 422);
  if (problem?.retryAfterSeconds) c.header('Retry-After', String(problem.retryAfterSeconds));
  const note = problem ? { kind: 'err' as const, texts: [problem.key] } : await noteOf(c, order);
  return c.render(
    <CheckoutPage>
      <Head title={`${t('payAgain.title')} | Kontor`} index={false} />
      <h1 className="co__h">{t('payAgain.title')}</h1>
      <div className="split">
        <div className="stack" data-gap="6">
          {note && (
            <Note kind={note.kind}>
              {note.texts.map((key) => (
                <p key={key}>{t(key)}</p>
              ))}
            </Note>
          )}
          <p>
            {t('label.colon', { label: t('order.number') })}{' '}
            <b data-order-number={number}>{number}</b>
            <br />
            {t('label.colon', { label: t('order.payment') })}{' '}
            <b data-payment-status={payment}>{t(paymentStatusTexts[payment])}</b>
          </p>
          {open && (
            <>
              <Reservation {...(open.reservedUntil && { reservedUntil: open.reservedUntil })} />
              <PayAgainForm link={link} open={open} chosen={chosen} />
            </>
          )}
          <p>
            <a className="btn" data-kind="line" href={`${prefix}/order-status`}>
              {t('orderStatus.title')}
            </a>
          </p>
        </div>
      </div>
    </CheckoutPage>,
    { screen: 'checkout' },
  ) as Promise<Response>;
}

type PageNote = { kind: 'info' | 'err'; texts: TextKey[] };

/** Why the last payment failed, or that its provider has not reported a result. */
async function noteOf(c: KontorContext, { open }: OrderToPay): Promise<PageNote | undefined> {
  const { commerce, caller } = c.get('shop');
  const { attempt = '', ...query } = c.req.query();
  const error = paymentErrors.find((kind) => kind === query.error);
  const reason = refusals.find((kind) => kind === query.reason);
  if (error === 'creating-order-failed') return { kind: 'info', texts: ['payAgain.moneyBack'] };
  if (!open) return undefined;
  if (error) {
    const why = reason
      ? (`paymentError.reason.${reason}` as const)
      : (`paymentError.kind.${error}` as const);
    return { kind: 'err', texts: ['paymentError.title', why] };
  }
  if (!isId(attempt)) return undefined;
  const known = await commerce.getPayment({ attemptId: attempt }, caller);
  const isPending = known.ok && known.data.payment.kind === 'pending';
  return isPending
    ? { kind: 'info', texts: ['paymentPending.title', 'paymentPending.text'] }
    : undefined;
}
