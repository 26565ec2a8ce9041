/** Passkeys with Chromium's virtual authenticator. What is refused: test/worker/account/passkeys.test.ts. */
import { expect, type Page, test } from 'playwright/test';
import { fillLogin, logInNew, newCustomer, press } from '../account-pages.ts';
import { answeredPress, answers, authenticatorOf } from '../authenticator.ts';
import { violationsOn } from '../axe.ts';
import { homeOf } from '../buying.ts';
import { guests } from '../guests.ts';
import { textsOf } from '../shop.ts';

const guest = guests.de;
const texts = textsOf(guest.locale);
const security = (page: Page) => page.goto(`${homeOf(guest)}my-account/security`);
const button = (page: Page, key: string) => page.getByRole('button', { name: texts(key) });

async function logOut(page: Page): Promise<void> {
  await page.goto(`${homeOf(guest)}log-out`);
  await page.locator('main form button').click();
  await expect(page.locator('main .note')).toContainText(texts('account.loggedOut'));
}

async function add(page: Page, name: string): Promise<void> {
  await page.locator('form[data-watched] [name="name"]').fill(name);
  await button(page, 'passkey.add').click();
  await expect(page.locator('main .note')).toContainText(texts('passkey.added'));
}

test('a customer adds a passkey, logs in with it by its button and from the e-mail field, renames it and removes it', async ({
  page,
}) => {
  const device = await authenticatorOf(page);
  await logInNew(page, guest);
  await security(page);
  await expect(page.getByText(texts('passkey.none'))).toBeVisible();
  await add(page, 'Büro-Rechner');
  // The device knows that it has one.
  await page.locator('form[data-watched]').waitFor();
  await button(page, 'passkey.add').click();
  await expect(page.locator('[aria-live] .note')).toContainText(texts('passkey.known'));
  expect(await violationsOn(page)).toEqual([]);

  await logOut(page);
  await answers(device, false);
  await page.goto(`${homeOf(guest)}login`);
  await page.locator('form[data-watched]').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const login = page.locator('form[data-watched] button');
  await answeredPress(page, device, async () => {
    await login.click();
    await expect(login).toHaveText(texts('passkey.waiting'));
  });
  await page.waitForURL(/\/my-account$/);
  await expect(page.locator('main')).toContainText(guest.address.lastName ?? '');

  await test.step('the e-mail field offers it by itself', async () => {
    await logOut(page);
    await page.goto(`${homeOf(guest)}login`);
    await page.waitForURL(/\/my-account$/);
  });

  await security(page);
  await page
    .locator('summary')
    .filter({ hasText: texts('passkey.rename') })
    .click();
  await page
    .getByRole('textbox', { name: texts('passkey.name') })
    .first()
    .fill('Telefon');
  await button(page, 'passkey.save').click();
  await expect(page.locator('#passkeys .device')).toContainText('Telefon');
  await button(page, 'cart.remove').click();
  await expect(page.getByText(texts('passkey.none'))).toBeVisible();
});

test('the e-mail field offers it with a new challenge before the last one expires', async ({
  page,
}) => {
  await answers(await authenticatorOf(page), false);
  // A clock on which the nine minutes are a fraction of a second.
  await page.addInitScript(() => {
    const after = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => after(ms / 1000);
  });
  const challenge = () => page.waitForRequest(/\/new-ct\/beginPasskeyLogin$/);
  await Promise.all([challenge(), page.goto(`${homeOf(guest)}login`)]);
  await challenge();
});

test('a question that is closed is no error, and the password still works', async ({ page }) => {
  const email = await newCustomer(page, guest);
  await authenticatorOf(page);
  await page.goto(`${homeOf(guest)}login`);
  await page.locator('form[data-watched]').waitFor();
  // The device has no passkey of this shop.
  await button(page, 'passkey.login').click();
  await expect(page.locator('[aria-live] .note')).toContainText(texts('waysIn.notLoggedIn'));
  await expect(button(page, 'passkey.login')).toBeEnabled();
  await fillLogin(page, email);
  await press(page);
  await page.waitForURL(/\/my-account$/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no passkey, and the password stays', async ({ page }) => {
    await page.goto(`${homeOf(guest)}login`);
    await expect(page.locator('.passkey')).toBeHidden();
    await expect(page.locator('main [name="password"]')).toBeVisible();
  });
});
