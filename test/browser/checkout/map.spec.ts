/** An address that the map service doubts: the shopper decides by keyboard, with and without a script. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { filledCart } from '../cart-room.ts';
import { guests, searched } from '../guests.ts';
import { type OwnShop, startShop } from '../own-shop.ts';
import { settled } from '../page-kinds.ts';
import { textsOf } from '../shop.ts';
import { fieldOf, fillIn, goOn } from './address-step.ts';

const texts = textsOf('de-DE');
const { streetNumber, postalCode, city } = guests.de.address;

// All tests of this file share one shop.
test.describe.configure({ mode: 'default' });

let shop: OwnShop;
test.beforeAll(async () => {
  const stores = {
    de: { addressValidationEnabled: true },
    at: { googleAutocompleteEnabled: true },
  };
  shop = await startShop({ name: 'maps', fresh: true, stores });
});
test.afterAll(() => shop?.kill());

const button = (page: Page, name: string) => page.getByRole('button', { name: texts(name) });
const invoice = (page: Page) =>
  page.getByRole('region', { name: texts('checkout.step.addresses') });

async function openStep(page: Page, country = 'de'): Promise<void> {
  const address = shop.addressOf(country);
  await page.context().addCookies(await filledCart(country, [searched.sku], address));
  await page.goto(`${address}/checkout/addresses`);
}

async function sendDoubted(page: Page, streetName: string): Promise<void> {
  await openStep(page);
  await fillIn(page, { 'billing.streetName': streetName });
  await goOn(page);
  await expect(button(page, 'address.map.keep')).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('one button, which has the focus, takes over the address of the map service', async ({
      page,
    }) => {
      await sendDoubted(page, 'Mispelt Weg');
      await expect(page.getByText(texts('address.map.different')).last()).toBeVisible();
      await expect(button(page, 'address.map.use')).toBeFocused();
      await expect(button(page, 'address.map.use')).toHaveAccessibleDescription(
        new RegExp(`Misspelt Weg ${streetNumber}, ${postalCode} ${city}$`),
      );
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/checkout\/payment$/);
      await expect(invoice(page)).toContainText(`Misspelt Weg ${streetNumber}`);
    });
  });
}

test('a shopper who keeps the typed address continues with it and is not asked again', async ({
  page,
}) => {
  await sendDoubted(page, 'Nowhere Weg');
  await expect(page.getByText(texts('address.map.unknown')).last()).toBeVisible();
  await expect(fieldOf(page, 'email')).toHaveValue('guest@example.com');
  await expect(button(page, 'address.map.use')).toHaveCount(0);
  await expect(button(page, 'address.map.keep')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/payment$/);
  await expect(invoice(page)).toContainText(`Nowhere Weg ${streetNumber}`);
  await page.goto(`${shop.addressOf('de')}/checkout/addresses`);
  await goOn(page);
  await page.waitForURL(/\/checkout\/payment$/);
});

test('a shopper who corrects the street and presses Enter continues with the corrected address', async ({
  page,
}) => {
  await sendDoubted(page, 'Mispelt Weg');
  await settled(page);
  await expectClean(page, 'with a question');
  await fieldOf(page, 'billing.streetName').fill('Am Deich');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/payment$/);
  await expect(invoice(page)).toContainText(`Am Deich ${streetNumber}`);
});

test.describe('a suggested street', () => {
  const street = (page: Page) => fieldOf(page, 'billing.streetName');
  const options = (page: Page) =>
    page.getByRole('listbox', { name: texts('address.street') }).getByRole('option');

  test('is chosen by keyboard and fills in its number, postal code and city; by mouse, the focus moves to the number', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openStep(page, 'at');
    await expect(street(page)).toHaveRole('combobox');
    await fieldOf(page, 'billing.postalCode').fill('8010');
    await street(page).pressSequentially('Am Deich 7');
    await expect(options(page)).toHaveCount(3);
    await expect(page.getByText('Vorgeschlagene Adressen: 3')).toBeAttached();
    await settled(page);
    await expectClean(page, 'with suggestions');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const active = options(page).first();
    await expect(active).toHaveAttribute('aria-selected', 'true');
    await expect(street(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'billing.city')).toHaveValue('Nordhafen');
    await expect(street(page)).toHaveValue('Am Deich');
    await expect(fieldOf(page, 'billing.streetNumber')).toHaveValue('7');
    await expect(fieldOf(page, 'billing.postalCode')).toHaveValue('1010');
    await expect(options(page)).toHaveCount(0);
    expect(page.url()).toMatch(/\/checkout\/addresses$/);
    const hosts = new Set(asked.map((url) => new URL(url).host));
    expect([...hosts]).toEqual([new URL(shop.addressOf('at')).host]);
    expect(asked.join()).not.toContain('Deich');

    await fieldOf(page, 'billing.streetNumber').fill('');
    await street(page).fill('');
    await street(page).pressSequentially('Deichweg');
    await options(page).nth(1).click();
    await expect(fieldOf(page, 'billing.city')).toHaveValue('Mittelstadt');
    await expect(fieldOf(page, 'billing.streetNumber')).toBeFocused();
  });

  test('does not get in the way: too few letters, no match, Escape, an input method, leaving the field', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/suggest')) asked.push(request.postData() ?? '');
    });
    await openStep(page, 'at');
    await expect(street(page)).toHaveRole('combobox');
    await street(page).pressSequentially('Am');
    await street(page).pressSequentially(' Deich');
    await expect(options(page)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(street(page)).toHaveValue('Am Deich');
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveCount(3);
    await street(page).fill('Nowhere');
    await expect.poll(() => asked.join()).toContain('Nowhere');
    await street(page).fill('Am Kai');
    await expect(options(page)).toHaveCount(3);
    await test.step('keys that an input method uses choose nothing', async () => {
      // Safari ends a composition before its last key, which it marks by this code alone.
      for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
        await street(page).dispatchEvent('keydown', { key: 'ArrowDown', ...sign });
        await expect(street(page)).not.toHaveAttribute('aria-activedescendant');
      }
      await page.keyboard.press('ArrowDown');
      await street(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    });
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
    await expect(street(page)).toHaveValue('Am Kai');
    expect(asked.some((body) => /typed=.{0,2}(&|$)/.test(body))).toBe(false);
  });
});
