/** The addresses step with a script: by mouse, by keyboard and with errors. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { guests } from '../guests.ts';
import { settled } from '../page-kinds.ts';
import { someOf } from '../some.ts';
import {
  choiceOf,
  expectPaymentStep,
  fieldOf,
  fillIn,
  goOn,
  openStep,
  watched,
} from './address-step.ts';

const toast = (page: Page) => page.locator('.toast[data-kind="err"]');
const errorOf = (page: Page, name: string) => page.locator(`[id="${name}-error"]`);

/** Visible fields, without radio buttons and checkboxes. */
const visibleFields = (page: Page) =>
  page
    .locator('#addresses')
    .locator('input:not([type=radio], [type=checkbox]), select')
    .filter({ visible: true });

test('the step has no axe violation and no overflow at first, unfolded and with errors', async ({
  page,
}) => {
  await openStep(page);
  await settled(page);
  await expectClean(page, 'first');
  await choiceOf(page, 'clientType', 'company').check();
  await choiceOf(page, 'shippingAddressType', 'DIFFERENT_FROM_BILLING').check();
  await choiceOf(page, 'shipping.clientType', 'company').check();
  for (const summary of await page.locator('main details > summary').all()) await summary.click();
  await expectClean(page, 'unfolded');
  await goOn(page);
  await expect(toast(page)).toBeVisible();
  await expectClean(page, 'with errors');
});

test('the form shows at most ten fields to private customers and fourteen to companies, the e-mail first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const country of someOf(['de', 'it', 'es', 'gb', 'gr'], 2)) {
    await openStep(page, country);
    await choiceOf(page, 'clientType', 'private').check();
    expect.soft(await visibleFields(page).count(), country).toBeLessThanOrEqual(10);
    await choiceOf(page, 'clientType', 'company').check();
    expect.soft(await visibleFields(page).count(), country).toBeLessThanOrEqual(14);
    await expect(visibleFields(page).first()).toHaveAttribute('name', 'email');
  }
});

test('the form is filled in by keyboard alone, and Enter continues to payment', async ({
  page,
}) => {
  await openStep(page);
  await watched(page);
  await fieldOf(page, 'email').focus();
  const { firstName = '', lastName = '', streetName = '', streetNumber = '' } = guests.de.address;
  const { postalCode = '', city = '' } = guests.de.address;
  const typed = ['guest@example.com', '', null, firstName, lastName, streetName, streetNumber];
  for (const text of [...typed, '', postalCode, city]) {
    if (text === null) await expect(choiceOf(page, 'clientType', 'private')).toBeFocused();
    else await page.keyboard.type(text);
    if (text !== city) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expectPaymentStep(page);
});

test('a field is checked when it is left, with the message of the sent form, and never while typing', async ({
  page,
}) => {
  await openStep(page);
  await watched(page);
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/check')) checks.push(request.url());
  });
  const postcode = fieldOf(page, 'billing.postalCode');
  await postcode.click();
  await postcode.pressSequentially('2276');
  expect(checks).toEqual([]);
  await expect(errorOf(page, 'billing.postalCode')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await expect(postcode).toHaveAccessibleDescription(/10115/);
  const said = await errorOf(page, 'billing.postalCode').innerText();
  // Fields that were not visited yet show no error.
  await expect(page.locator('main [aria-invalid]')).toHaveCount(1);
  await goOn(page);
  await expect(toast(page)).toBeVisible();
  await expect(errorOf(page, 'billing.postalCode')).toHaveText(said);
  await watched(page);
  await postcode.fill('22767');
  await page.keyboard.press('Tab');
  await expect(errorOf(page, 'billing.postalCode')).toHaveCount(0);
  await expect(postcode).not.toHaveAttribute('aria-invalid');
});

test('the first invalid field is focused, in view and named in a toast', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page);
  await watched(page);
  await fillIn(page, { 'billing.city': '' });
  await choiceOf(page, 'shippingAddressType', 'DIFFERENT_FROM_BILLING').check();
  await goOn(page);
  await expect(fieldOf(page, 'billing.city')).toBeFocused();
  await expect(fieldOf(page, 'billing.city')).toBeInViewport();
  await expect(toast(page)).toContainText(await errorOf(page, 'billing.city').innerText());
  await fieldOf(page, 'billing.city').fill('Hamburg');
  await goOn(page);
  await expect(fieldOf(page, 'shipping.firstName')).toBeFocused();
  await expect(fieldOf(page, 'shipping.firstName')).toBeInViewport();
});

test('company fields get their input back after a switch to private and back; another billing country brings its own fields and keeps what was typed', async ({
  page,
}) => {
  await openStep(page);
  await watched(page);
  await choiceOf(page, 'clientType', 'company').check();
  const company = fieldOf(page, 'billing.company');
  const vatNumber = fieldOf(page, 'billing.vatNumber');
  await company.fill('Metzgerei Groß GmbH');
  await vatNumber.fill('DE129273398');
  await choiceOf(page, 'clientType', 'private').check();
  await expect(company).toBeHidden();
  await expect(vatNumber).toBeHidden();
  await choiceOf(page, 'clientType', 'company').check();
  await expect(company).toHaveValue('Metzgerei Groß GmbH');
  await expect(vatNumber).toHaveValue('DE129273398');

  await fillIn(page);
  await page.locator('details:has([name="billing.country"]) > summary').click();
  await fieldOf(page, 'billing.country').selectOption('it');
  await expect(fieldOf(page, 'billing.state')).toBeVisible();
  await expect(fieldOf(page, 'billing.country')).toBeFocused();
  await expect(fieldOf(page, 'billing.city')).toHaveValue('Hamburg');
  await expect(choiceOf(page, 'shippingAddressType', 'DIFFERENT_FROM_BILLING')).toBeChecked();
});
