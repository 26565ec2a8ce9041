/** eu-2026.md C-41: after a failed payment its method stays chosen for this cart, even if it is credit. */
import { expect, it } from 'vitest';
import { readPage } from '../html-page.ts';
import { attemptOf, payer } from '../paying.ts';

it('the link back from a failed payment has its method chosen, even if it is credit', async () => {
  const { shopper, press, at, back } = await payer('gb');
  const failed = await back(await at(await press('klarna'), { intent: 'cancel', name: '' }));
  const { links } = await readPage(await shopper.get(failed));
  expect(links).toContain('/checkout/payment?method=klarna');
  const step = await readPage(await shopper.get('/checkout/payment?method=klarna'));
  expect(step.fields.method).toBe('klarna');
  // Chosen for the payment of this cart, not remembered in a cookie.
  expect(shopper.cookies.has('kontor-payment')).toBe(false);
});

it('the link back from the pending page has its method chosen too', async () => {
  const { shopper, press } = await payer('gb');
  const { attempt_id: attempt } = await attemptOf(await press('klarna'));
  const page = await shopper.get(`/checkout/payment/pending?attempt=${attempt}`);
  expect((await readPage(page)).links).toContain('/checkout/payment?method=klarna');
});

it('a failure with an unknown method leads to the usual choice', async () => {
  const { shopper } = await payer('gb');
  const path = '/adyen-payment-error?error=payment-error&method=%22%3E%3Cscript%3E';
  expect((await readPage(await shopper.get(path))).links).toContain('/checkout/payment');
});
