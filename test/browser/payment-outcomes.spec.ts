/** Where a payment may lead besides the thanks: every reason of a failure, the page that waits, the numbers to pay by, the look-up. */
import { expect, test } from 'playwright/test';
import { paymentErrors, refusals } from '../../src/domain/payment/provider.ts';
import { buyers } from './buyers.ts';
import { choosePayment } from './buying.ts';
import { expectForEverybody } from './everybody.ts';
import { tabTo } from './keys.ts';
import { marketOf } from './markets.ts';
import { atPayment, payByCard, pressOrder } from './purchase.ts';
import { addressOf, textsOf } from './shop.ts';

test.describe.configure({ mode: 'parallel' });

const failures = [
  ...paymentErrors.map((error) => ({
    query: `error=${error}`,
    text: `paymentError.kind.${error}`,
  })),
  ...refusals.map((reason) => ({
    query: `error=payment-error&reason=${reason}`,
    text: `paymentError.reason.${reason}`,
  })),
];

for (const [turn, country] of (['de', 'fr', 'gr', 'hu'] as const).entries()) {
  const market = marketOf(country);
  const { locale } = market;
  const texts = textsOf(locale);

  test(`${locale}: each reason why a payment failed is told`, async ({ page }) => {
    for (const [index, { query, text }] of failures.entries()) {
      await page.goto(`${addressOf(country)}/adyen-payment-error?${query}`);
      await expect(page.getByRole('alert')).toContainText(texts(text));
      // Each is looked at in one of the languages: they differ in a sentence.
      if (index % 4 !== turn) continue;
      await expectForEverybody(page, { locale, heading: texts('paymentError.title') });
    }
  });

  test(`${locale}: the page that waits, and the key to ask again`, async ({ page }) => {
    await atPayment(page, market, buyers[country].buyer);
    await choosePayment(page, 'scheme');
    await pressOrder(page, market);
    await page.locator('[name="name"]').fill('PENDING_APPROVED');
    await payByCard(page, '4111 1111 1111 1111');
    await page.waitForURL(/\/payment\/pending/);
    // The ruler says where this is; nothing leads back while somebody is about to pay.
    const ruler = page.getByRole('navigation', { name: texts('checkout.steps') });
    await expect(ruler.locator('[aria-current="step"]')).toContainText(
      texts('checkout.step.payment'),
    );
    await expect(ruler.getByRole('link')).toHaveCount(0);
    await tabTo(page, page.getByRole('link', { name: texts('paymentPending.again') }));
    await expectForEverybody(page, { locale, heading: texts('paymentPending.title') });
    // The page itself leads on, once the provider has said: in one language, for that takes its time.
    if (country !== 'gr') return;
    await page.waitForURL(/\/checkout\/thank-you\?order=/, { timeout: 40_000 });
  });

  test(`${locale}: nobody knows the order that was looked for`, async ({ page }) => {
    await page.goto(`${addressOf(country)}/order-status`);
    await page.locator('main [name="orderNumber"]').fill('999999999');
    await page.locator('main [name="email"]').fill('nobody@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectForEverybody(page, { locale, heading: texts('orderStatus.title') });
  });
}

test('pt-PT: the numbers of Multibanco, with keys that copy them', async ({ page }) => {
  const market = marketOf('pt');
  await atPayment(page, market, buyers.pt.buyer);
  await choosePayment(page, 'multibanco');
  await expectForEverybody(page, {
    locale: 'pt-PT',
    heading: textsOf('pt-PT')('checkout.step.payment'),
  });
  await pressOrder(page, market);
  await page.waitForURL(/\/checkout\/thank-you/);
  await expect(page.locator('.slip [data-copy]')).toHaveCount(3);
  await tabTo(page, page.locator('.slip [data-copy]').first());
  await page.keyboard.press('Enter');
  await expect(page.locator('.slip [role="status"]')).not.toBeEmpty();
  await expectForEverybody(page, {
    locale: 'pt-PT',
    heading: textsOf('pt-PT')('order.thankYou'),
  });
});
