/** Vouchers: redeemed, refused, removed, by mouse and keyboard. By forms: test/worker/pages/without-script.test.ts. */
import { expect, type Page, test } from 'playwright/test';
import { violationsOn } from '../axe.ts';
import { buttonOf, cartStep, openCart, texts } from '../cart-step.ts';
import { searched } from '../guests.ts';

const section = (page: Page) => page.locator('details.coupon', { hasText: texts('coupon.title') });
const field = (page: Page) => page.getByRole('textbox', { name: texts('coupon.label') });
const total = (page: Page) => page.locator('[data-total]').getAttribute('data-total').then(Number);
const stateOf = (code: string, state: 'MatchesCart' | 'DoesNotMatchCart') =>
  texts(`coupon.state.${state}`).replace('{code}', code);
const removeButton = (page: Page, code: string) =>
  page.getByRole('button', { name: texts('coupon.remove').replace('{code}', code) });

async function open(page: Page): Promise<void> {
  if ((await section(page).getAttribute('open')) === null) {
    await section(page).locator('summary').click();
  }
}

test('a code is sent with Enter, reduces the total and can be removed again', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await openCart(page, Array(8).fill(searched.sku));
  await open(page);
  await field(page).fill('never-heard-of');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(texts('coupon.error.unknown'));
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);

  const before = await total(page);
  await field(page).fill(' herbst25 ');
  await field(page).press('Enter');
  await expect(section(page)).toContainText(stateOf('HERBST25', 'MatchesCart'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await expect(page.locator('aside .totals').first()).toContainText(
    texts('totals.coupon').replace('{code}', 'HERBST25'),
  );
  expect(await total(page)).toBe(before - 2500);

  await page.locator('[data-trace] summary').click();
  await expect(page.locator('[data-trace]')).toContainText('HERBST25');
  expect(await violationsOn(page)).toEqual([]);
  await removeButton(page, 'HERBST25').click();
  await expect(section(page)).not.toContainText('HERBST25');
  expect(await total(page)).toBe(before);
  // Nor does the browser log the unknown code, or a form that is gone, as an error of the page.
  await page
    .getByRole('button', { name: texts('cart.remove') })
    .first()
    .click();
  await expect(page.getByText(texts('cart.empty')).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a code that does not match the cart yet applies as soon as it matches, in every tab', async ({
  page,
  context,
}) => {
  await openCart(page);
  await open(page);
  await field(page).fill('HERBST25');
  await section(page)
    .getByRole('button', { name: texts('coupon.apply') })
    .click();
  await expect(section(page)).toContainText(stateOf('HERBST25', 'DoesNotMatchCart'));
  const other = await context.newPage();
  await other.goto(cartStep);
  await expect(section(other)).toContainText(stateOf('HERBST25', 'DoesNotMatchCart'));
  // Behind the other tab, this one would draw once a second, and each click waits for two pictures.
  await page.bringToFront();
  for (let pieces = 1; pieces < 8; pieces += 1) await buttonOf(page, 'cart.increase').click();
  await expect(section(other)).toContainText(stateOf('HERBST25', 'MatchesCart'));
});
