/** On a telephone the departments are one tap away, wherever one is. */
import { expect, test } from 'playwright/test';
import { guests } from './guests.ts';
import { browsePages } from './page-kinds.ts';
import { textsOf } from './shop.ts';

const guest = guests.de;

for (const kind of browsePages) {
  test(`${kind.name} on a telephone: the menu leads to the departments`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await kind.open(page, guest);
    const menu = page.getByRole('banner').getByRole('link', {
      name: textsOf(guest.locale)('header.departments'),
    });
    await menu.click();
    await expect(page.locator(':target')).toBeInViewport();
  });
}
