/** The effect of a registry's response on the payment step, the order and its mail. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { choosePayment } from '../buying.ts';
import { field, fillAddress, goOn, openAddresses, shop, texts } from './vat-step.ts';

test('the payment step updates itself when the VAT number is validated, and the order and its mail have no VAT', async ({
  page,
}) => {
  await openAddresses(page);
  await fillAddress(page);
  await field(page).fill('ATU99990304');
  await goOn(page);
  await page.waitForURL(/\/checkout\/payment/);
  await choosePayment(page, 'cashOnDelivery');
  const pending = page.getByText(texts('vat.pending'));
  await expect(pending).toBeVisible();
  await expectClean(page, 'the payment step with an answer under way');
  const orderButton = page.getByRole('main').locator('button[name="intent"][value="order"]');
  await orderButton.focus();
  const total = page.locator('[data-total]');
  const gross = Number(await total.getAttribute('data-total'));
  const { version } = await numberAnswered(page);
  await expect(pending).toHaveCount(0);
  await expect(page.locator('.note')).toContainText('Prices are now shown without VAT.');
  await expect(page.getByText('VAT 0% – intra-Community supply')).toBeVisible();
  expect(Number(await total.getAttribute('data-total'))).toBeLessThan(gross);
  await expect(orderButton).toBeFocused();
  await expect(page.locator('[name="method"][value="cashOnDelivery"]')).toBeChecked();
  expect(Number(await page.locator('[name="version"]').inputValue())).toBeGreaterThanOrEqual(
    version,
  );
  await orderButton.press('Enter');
  await page.waitForURL(/\/checkout\/thank-you/);
  await expect(page.getByText('VAT 0% – intra-Community supply')).toBeVisible();
  await expect(async () => {
    await page.goto(`${shop}/__outbox`);
    const mail = page.locator('.mail', { hasText: 'Rose Cottage Ltd' }).first();
    await expect(mail).toContainText('VAT 0% – intra-Community supply: €0.00', { timeout: 500 });
  }).toPass();
});

/** Sets a number that the registry knows, as another tab would. */
function numberAnswered(page: Page): Promise<{ version: number }> {
  return page.evaluate(async () => {
    const call = async (name: string, main: object) => {
      const body = JSON.stringify([main]);
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`/new-ct/${name}`, { method: 'POST', headers, body });
      return (await response.json()).data;
    };
    const { activeCart } = (await call('getMe', {})).me;
    const { id, version, billingAddress } = activeCart;
    const address = { ...billingAddress, vatNumber: 'IE1234567T' };
    const actions = [{ action: 'setBillingAddress', address }];
    return (await call('updateCart', { id, version, actions })).cart;
  });
}
