import { expect, test } from 'playwright/test';

test('the default market is Slovakia', async ({ page }) => {
  await page.goto('http://localhost:8790/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk-SK');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
