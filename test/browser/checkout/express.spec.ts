/**
 * Wallets in the cart: their sheets fill in everything, and the order waits for its own button (eu-2026.md C-21). The
 * total of the sheet equals that of the cart, of the order and of the provider's record.
 */
import { expect, type Page, test } from 'playwright/test';
import { appleTold, googleTold } from '../../contracts/wallet-sheets.ts';
import { type Market, marketOf } from '../../markets/markets.ts';
import { expectClean } from '../axe.ts';
import { awake } from '../buying.ts';
import { filledCart } from '../cart-room.ts';
import { rows } from '../database.ts';
import { searched } from '../guests.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { addressOf, textsOf } from '../shop.ts';
import { someOf } from '../some.ts';
import { bookedFor } from './provider-book.ts';
import { pressOrder } from './purchase.ts';
import { reckon } from './reckoning.ts';
import { withWallets } from './wallet-stand-ins.ts';

const names = { googlepay: 'Google Pay', applepay: 'Apple Pay', paypal: 'PayPal' } as const;
type Wallet = keyof typeof names;

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const visits = [
  { country: 'de', wallet: 'googlepay', viewport: desk },
  { country: 'gr', wallet: 'googlepay', viewport: phone },
  { country: 'de', wallet: 'applepay', viewport: phone },
  { country: 'de', wallet: 'paypal', viewport: desk },
] as const;

async function openCart(page: Page, { country }: Pick<Market, 'country'>): Promise<void> {
  await page.context().addCookies(await filledCart(country, [searched.sku]));
  await page.goto(`${addressOf(country)}/checkout/cart`);
  await awake(page, 'cart-page');
}

const buttonOf = (page: Page, wallet: Wallet) =>
  page.locator('.express').getByRole('button', { name: names[wallet], exact: true });

const dueIn = (market: Market, payment: string) =>
  reckon({ ...market, payment }, [{ sku: searched.sku, quantity: 1 }]);

/** Presses the wallet's button and agrees; for PayPal, returns the amount that its popup shows. */
async function agree(page: Page, wallet: Wallet, buyer = 'Pays'): Promise<string> {
  const opened = wallet === 'paypal' ? page.waitForEvent('popup') : undefined;
  await buttonOf(page, wallet).click();
  const popup = await opened;
  if (!popup) return '';
  const asked = await popup.locator('strong').innerText();
  await popup.getByRole('button', { name: buyer, exact: true }).click();
  return asked;
}

const ordersFrom = (cartId: string) =>
  rows(
    'SELECT store, total_cent_amount AS total, tax_cent_amount AS tax FROM orders WHERE cart_id = ?',
    cartId,
  ).map((row) => ({ ...row }));

for (const { country, wallet, viewport } of someOf(visits, 2)) {
  const market = marketOf(country);
  test.describe(`${country} at ${viewport.width}`, () => {
    test.use({ viewport });

    test(`${names[wallet]} fills in the cart, and the order button pays with it`, async ({
      page,
    }) => {
      const told = { google: googleTold(country), apple: appleTold(country) };
      const sheets = await withWallets(page, told);
      await openCart(page, market);
      const due = dueIn(market, wallet);
      await expect(page.locator('.sum [data-total]')).toHaveAttribute(
        'data-total',
        String(due.total),
      );
      const asked = await agree(page, wallet);
      await page.waitForURL(/\/checkout\/payment\?method=/);
      const total = (due.total / 100).toFixed(2);
      if (wallet === 'paypal') expect(asked).toBe(`${total} EUR`);
      else {
        expect(sheets).toMatchObject([{ total, currency: 'EUR', country: country.toUpperCase() }]);
      }
      const ready = textsOf(market.locale)('express.ready').replace('{name}', names[wallet]);
      await expect(page.getByText(ready)).toBeVisible();
      await expect(page.locator(`input[name="method"][value="${wallet}"]`)).toBeChecked();
      await expect(page.locator('[data-total]').last()).toHaveAttribute(
        'data-total',
        String(due.total),
      );
      const cartId = await page.locator('#order [name="cartId"]').inputValue();
      expect(ordersFrom(cartId)).toEqual([]);
      await pressOrder(page, market);
      await page.waitForURL(/\/checkout\/thank-you\?order=/);
      const sum = String(due.total);
      await expect(page.locator('[data-total]')).toHaveAttribute('data-total', sum);
      expect(ordersFrom(cartId)).toEqual([{ store: country, total: due.total, tax: due.tax }]);
      const provider = wallet === 'paypal' ? 'paypal' : 'adyen';
      const booked = { provider, method: wallet, currency: 'EUR', asked: due.total };
      await expect.poll(() => bookedFor(cartId)).toEqual([{ ...booked, taken: due.total }]);
    });
  });
}

test.describe('the wallet buttons', () => {
  const market = marketOf('de');
  const all = { google: googleTold('de'), apple: appleTold('de') };

  test('have no axe violation, move nothing and load nothing from other hosts', async ({
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== addressOf('de')) elsewhere.push(request.url());
    });
    await watchShifts(page);
    // Google Pay is not replaced here: a stand-in would not fetch what the real one fetches.
    await openCart(page, market);
    for (const wallet of ['googlepay', 'paypal'] as const) {
      await expect(buttonOf(page, wallet)).toBeVisible();
    }
    expect(await shiftsOf(page)).toEqual([]);
    await expect(page.locator('.sum a[href$="/return-policy/"]')).toBeVisible();
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
    await expectClean(page, 'cart with wallets');
  });

  test('are shown only for wallets that the browser supports', async ({ page }) => {
    await withWallets(page, { google: googleTold('de') });
    await openCart(page, market);
    await expect(buttonOf(page, 'googlepay')).toBeVisible();
    await expect(buttonOf(page, 'applepay')).toHaveCount(0);
  });

  test('leave the cart unchanged and keep the focus when a sheet is closed', async ({ page }) => {
    const sheets = await withWallets(page, { google: null, apple: null });
    await openCart(page, market);
    const before = await page.locator('.sum').innerText();
    for (const wallet of ['googlepay', 'applepay'] as const) {
      await buttonOf(page, wallet).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => sheets.length).toBe(wallet === 'googlepay' ? 1 : 2);
      await expect(buttonOf(page, wallet)).toBeFocused();
      await expect(buttonOf(page, wallet)).not.toHaveAttribute('aria-busy', 'true');
    }
    await agree(page, 'paypal', 'Changes their mind');
    await expect(buttonOf(page, 'paypal')).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/checkout/cart');
    expect(await page.locator('.sum').innerText()).toBe(before);
  });

  test('show a message when the wallet cannot be opened', async ({ page }) => {
    await withWallets(page, all);
    await page.route('**/new-ct/openWallet', (route) =>
      route.fulfill({ status: 502, json: { code: 'WalletNotOpened', message: '' } }),
    );
    await openCart(page, market);
    await buttonOf(page, 'applepay').click();
    await expect(page.getByText(textsOf('de-DE')('express.failed'))).toBeVisible();
    await expect(buttonOf(page, 'applepay')).toBeFocused();
  });

  test('lead to an error for a delivery address in another country, and the other data is filled in', async ({
    page,
  }) => {
    const told = { ...googleTold('de'), shippingAddress: googleTold('at').shippingAddress };
    await withWallets(page, { google: told });
    await openCart(page, market);
    await agree(page, 'googlepay');
    const said = textsOf('de-DE')('field.deliveryCountry').replace('{country}', 'Deutschland');
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page.locator('[name="email"]')).toHaveValue(told.email);
    await expect(page.locator('[name="billing.streetName"]')).toHaveValue('Dlhá');
    await expectClean(page, 'addresses after a wallet');
  });
});
