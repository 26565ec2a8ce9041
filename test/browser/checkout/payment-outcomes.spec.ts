/**
 * Other outcomes of a payment: the pending page, and numbers to pay with. A failure:
 * checkout-everybody.spec.ts; every reason of one: test/worker/pages/without-script.test.ts.
 */
import { expect, test } from 'playwright/test';
import { buyers } from '../../markets/buyers.ts';
import { marketOf } from '../../markets/markets.ts';
import { choosePayment } from '../buying.ts';
import { expectForEverybody } from '../everybody.ts';
import { tabTo } from '../keys.ts';
import { ready } from '../ready.ts';
import { textsOf } from '../shop.ts';
import { atPayment, payByCard, pressOrder } from './purchase.ts';

test('the pending page has a link to check again, and continues by itself', async ({ page }) => {
  const market = marketOf('gr');
  const { locale } = market;
  const texts = textsOf(locale);
  await atPayment(page, market, buyers.gr.buyer);
  await choosePayment(page, 'scheme');
  await pressOrder(page, market);
  await page.locator('[name="name"]').fill('PENDING_APPROVED');
  await payByCard(page, '4111 1111 1111 1111');
  await page.waitForURL(/\/payment\/pending/);
  // The steps mark the current one; no link leads back while a payment is pending.
  const ruler = page.getByRole('navigation', { name: texts('checkout.steps') });
  await expect(ruler.locator('[aria-current="step"]')).toContainText(
    texts('checkout.step.payment'),
  );
  await expect(ruler.getByRole('link')).toHaveCount(0);
  await tabTo(page, page.getByRole('link', { name: texts('paymentPending.again') }));
  await expectForEverybody(page, { locale, heading: texts('paymentPending.title') });
  await page.waitForURL(/\/checkout\/thank-you\?order=/, { timeout: 40_000 });
});

test('pt-PT: the thank-you page shows the Multibanco numbers with buttons that copy them', async ({
  page,
}) => {
  const market = marketOf('pt');
  await atPayment(page, market, buyers.pt.buyer);
  await choosePayment(page, 'multibanco');
  await pressOrder(page, market);
  await page.waitForURL(/\/checkout\/thank-you/);
  await ready(page);
  await expect(page.locator('.payment-slip [data-copy]')).toHaveCount(3);
  await tabTo(page, page.locator('.payment-slip [data-copy]').first());
  await page.keyboard.press('Enter');
  await expect(page.locator('.payment-slip [role="status"]')).not.toBeEmpty();
  // The sticky summary must not cover the focused field.
  await tabTo(page, page.locator('#password'));
  await expectForEverybody(page, {
    locale: 'pt-PT',
    heading: textsOf('pt-PT')('order.thankYou'),
  });
});
