/** The VAT field of a company in Ireland: the message of each state; no state blocks the checkout. */
import { expect, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { awake } from '../buying.ts';
import { hold } from '../cart-step.ts';
import { fieldOf } from './address-step.ts';
import { field, note, openAddresses, state, texts, type } from './vat-step.ts';

test.describe('the VAT field', () => {
  test.beforeEach(async ({ page }) => {
    await openAddresses(page);
    await awake(page, 'vat-field');
  });

  test('shows prefix, example and what it means for the price, and stays quiet while it need not ask', async ({
    page,
  }) => {
    await test.step('no request for input that cannot be a number', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await type(page, '12');
      await expect(note(page)).toContainText('Correct the number for an invoice without VAT');
      await type(page, '1');
      await expect(note(page)).toHaveCount(0);
      expect(asked.filter((url) => url.includes('/vat/'))).toEqual([]);
    });

    await test.step('prefix, example, price', async () => {
      await expect(page.locator('.field__pre')).toHaveText('IE');
      await expect(field(page)).toHaveAccessibleDescription(
        /For example 1234567T\..*without VAT instead of/,
      );
      await expect(note(page)).toHaveCount(0);
      await field(page).fill('ATU12345675');
      await expect(page.locator('.field__pre')).toHaveCount(0);
      await field(page).fill('');
    });

    await test.step('a technical issue when the shop cannot be reached', async () => {
      await page.route('**/vat/validate*', (route) => route.abort());
      await type(page, '1234567T');
      await expect(note(page)).toContainText('There was a technical problem.');
      await page.unroute('**/vat/validate*');
    });

    await test.step('the response for an earlier number is ignored', async () => {
      const letGo = await hold(page, '**/vat/validate*');
      await type(page, 'ATU99990108');
      await field(page).fill('1234567');
      letGo();
      await expect(note(page)).toHaveCount(0);
      await type(page, '1234567T');
      await expect(state(page)).toHaveAttribute('data-state', 'ok');
    });
  });

  test('checks the number when it is left, and says that prices will be net', async ({ page }) => {
    const letGo = await hold(page, '**/vat/validate*');
    await type(page, '1234567t');
    await expect(state(page)).toHaveAttribute('data-state', 'loading');
    await expect(note(page)).toHaveText('Checking your VAT number.');
    letGo();
    await expect(state(page)).toHaveAttribute('data-state', 'ok');
    await expect(note(page)).toContainText('VAT number confirmed. When you continue, you pay €');
    await expectClean(page, 'the VAT field validated');
    // A number of the country that goods are shipped from.
    await type(page, 'DE 123456788');
    await expect(note(page)).toHaveText('Valid. Domestic VAT still applies.');
  });

  test('explains why a number may be invalid, and lets the shopper continue', async ({ page }) => {
    await type(page, 'ATU99990108');
    await expect(state(page)).toHaveAttribute('data-state', 'invalid');
    await expect(note(page)).toContainText(
      'VAT number not confirmed. Please correct it or continue anyway.',
    );
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    const opener = note(page).getByRole('button', { name: texts('vat.reasons') });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: texts('vat.reasons') });
    for (const reason of ['Invalid VAT number', 'Personal VAT number', 'System error']) {
      await expect(dialog.getByText(reason, { exact: true })).toBeVisible();
    }
    await expectClean(page, 'the reasons');
    await dialog.getByRole('button', { name: texts('vat.continue') }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('has a button to check again when the registry times out', async ({ page }) => {
    await type(page, 'ATU99990304');
    await expect(state(page)).toHaveAttribute('data-state', 'timeout');
    await expect(note(page)).toContainText(
      'Checking the VAT number is taking too long. Confirm by clicking the button below.',
    );
    await expectClean(page, 'the VAT field asked again');
    const letGo = await hold(page, '**/vat/validate*');
    await note(page)
      .getByRole('button', { name: texts('vat.again') })
      .click();
    await expect(state(page)).toHaveAttribute('data-state', 'retry');
    letGo();
    await expect(state(page)).toHaveAttribute('data-state', 'timeout');
  });
});

test('a number typed before the VAT field is hydrated is checked too', async ({ page }) => {
  await openAddresses(page);
  await page.locator('[data-island="vat-field"]').waitFor();
  const letGo = await hold(page, /vat-field[^/]*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await field(page).fill('1234567T');
  await fieldOf(page, 'email').focus();
  letGo();
  await expect(state(page)).toHaveAttribute('data-state', 'ok');
  await expect(field(page)).toHaveValue('1234567T');
});
