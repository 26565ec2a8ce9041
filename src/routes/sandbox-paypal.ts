/** PayPal's own page, where the sandbox plays PayPal. */
import type { KontorContext } from '#worker/context.ts';
import { formOf } from '#worker/form-of.ts';
import { isBuyer } from '#worker/services/payments/paypal/sandbox/buyers.ts';
import { decide } from '#worker/services/payments/paypal/sandbox/orders.ts';
import { checkoutPage, closedPage } from '#worker/services/payments/paypal/sandbox/page.ts';
import { notFound } from './not-found.tsx';

export async function sandboxPaypalPage(c: KontorContext) {
  if (c.env.SANDBOX !== '1') return notFound(c);
  const page = await checkoutPage(c.env, c.req.query('token') ?? '');
  return page ? c.html(page) : notFound(c);
}

export async function sandboxPaypalDecision(c: KontorContext) {
  if (c.env.SANDBOX !== '1') return notFound(c);
  const { token = '', buyer = '' } = await formOf(c);
  if (!isBuyer(buyer)) return notFound(c);
  const next = await decide(c.env, token, buyer, new Date());
  if (next === null) return c.html(closedPage());
  return c.redirect(
    next ?? `/__sandbox/paypal/checkoutnow?token=${encodeURIComponent(token)}`,
    303,
  );
}
