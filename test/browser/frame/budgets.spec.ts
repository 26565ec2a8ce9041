/** The budget of browse pages on a phone, in Cyrillic (two bytes a letter). Wide, others of them: accessibility.spec.ts. */
import { test } from 'playwright/test';
import { guests } from '../guests.ts';
import { browsePages } from '../page-kinds.ts';
import { someOf } from '../some.ts';
import { watchBudget } from './budget.ts';

const guest = guests.bg;

for (const kind of someOf(browsePages, 3)) {
  test(`${kind.name} in ${guest.locale}: within its byte budget, without layout shifts or cookies`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const expectLight = await watchBudget(page);
    await kind.open(page, guest);
    await expectLight();
  });
}
