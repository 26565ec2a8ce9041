/** The energy label, opened by the arrow beside a price. Source: eu-2026.md G-10. */
import { expect, type Page, test } from 'playwright/test';
import { addToCart, homeOf } from '../buying.ts';
import { goodsOf } from '../database.ts';
import { guests, labelled } from '../guests.ts';
import { textsOf } from '../shop.ts';

const guest = guests.gb;
const texts = textsOf(guest.locale);

const label = (page: Page) => page.getByRole('dialog', { name: texts('energy.label') });

test('the energy label opens above the cart drawer and leaves it open; its arrow is as large as the price', async ({
  page,
}) => {
  await page.goto(homeOf(guest) + goodsOf(labelled.sku, 'gb', 'en').slug);
  const cart = await addToCart(page, guest);
  const arrow = cart.locator(`[data-sku="${labelled.sku}"] .energy__arrow`);

  await test.step('Escape closes the label alone', async () => {
    await arrow.click();
    await expect(label(page).getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(label(page)).toHaveCount(0);
    await expect(cart).toBeVisible();
    await expect(arrow).toBeFocused();
  });

  await test.step('a press beside it closes it alone', async () => {
    await arrow.click();
    await expect(label(page)).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(label(page)).toHaveCount(0);
    await expect(cart).toBeVisible();
  });

  await test.step('its own key closes it, the next Escape the cart', async () => {
    await arrow.click();
    await label(page)
      .getByRole('button', { name: texts('popup.close') })
      .click();
    await expect(arrow).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
  });

  await test.step('in the summary of the checkout too', async () => {
    await page.goto(`${homeOf(guest)}checkout/addresses`);
    const line = page.locator('.mini li');
    const sizeOf = (part: string) =>
      line
        .locator(part)
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('.energy__arrow')).toBeGreaterThanOrEqual(await sizeOf('> .num'));
    await line.locator('.energy__arrow').click();
    await expect(page.getByRole('heading', { name: texts('energy.label') })).toBeVisible();
  });
});
