/**
 * A purchase in PayPal's window; the provider's amount equals that of the order, to the cent. By card:
 * checkout-everybody.spec.ts. Each method in each of the 25 markets: test/worker/checkout/market-purchases.test.ts.
 */
import { expect, test } from 'playwright/test';
import { buyers } from '../../markets/buyers.ts';
import { marketOf } from '../../markets/markets.ts';
import { choosePayment } from '../buying.ts';
import { searched } from '../guests.ts';
import { atPayment, expectPaid, pressOrder } from './purchase.ts';
import { reckon } from './reckoning.ts';

test('gb: a private buyer pays with PayPal, in its window', async ({ page }) => {
  const market = marketOf('gb');
  const email = await atPayment(page, market, buyers.gb.buyer);
  await choosePayment(page, 'paypal');
  const button = page.getByRole('main').locator('button[name="intent"][value="order"]');
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  const opened = page.waitForEvent('popup');
  await pressOrder(page, market);
  await (await opened).getByRole('button', { name: 'Pays', exact: true }).click();
  const due = reckon({ ...market, payment: 'paypal' }, [{ sku: searched.sku, quantity: 1 }]);
  await expectPaid(page, market, email, { method: 'paypal', takenBy: 'paypal', ...due });
});
