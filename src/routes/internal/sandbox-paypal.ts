/** PayPal's own page in the sandbox implementation. */
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { isBuyer } from '#worker/services/payments/paypal/sandbox/buyers.ts';
import { decide } from '#worker/services/payments/paypal/sandbox/orders.ts';
import { checkoutPage, closedPage } from '#worker/services/payments/paypal/sandbox/page.ts';
import { standIn } from '#worker/services/payments/paypal/sandbox/script.ts';
import { notFound } from '../catalogue/not-found.tsx';

export async function sandboxPaypalPage(c: KontorContext) {
  if (!c.env.settings.isSandbox) return notFound(c);
  const page = await checkoutPage(c.env, c.req.query('token') ?? '', c.req.query('window') === '1');
  return page ? c.html(page) : notFound(c);
}

export async function sandboxPaypalDecision(c: KontorContext) {
  if (!c.env.settings.isSandbox) return notFound(c);
  const { token = '', buyer = '', window } = await formOf(c);
  if (!isBuyer(buyer)) return notFound(c);
  const next = await decide(c.env, token, buyer, new Date());
  if (next === null) return c.html(closedPage());
  // The page that opened the window reads the return parameters from this address.
  if (next && window) return c.redirect(`/__sandbox/paypal/closed${new URL(next).search}`, 303);
  return c.redirect(
    next ?? `/__sandbox/paypal/checkoutnow?token=${encodeURIComponent(token)}`,
    303,
  );
}

export async function sandboxPaypalClosed(c: KontorContext) {
  return c.env.settings.isSandbox ? c.html(closedPage()) : notFound(c);
}

export async function sandboxPaypalScript(c: KontorContext) {
  if (!c.env.settings.isSandbox) return notFound(c);
  return c.body(standIn, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
}
