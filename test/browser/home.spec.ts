import { expect, test } from 'playwright/test';
import { addressOf } from './shop.ts';

test('the default market is Slovakia', async ({ page }) => {
  await page.goto(addressOf());
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk-SK');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
