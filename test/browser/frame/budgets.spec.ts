/** The budget of browse pages on a phone, in Cyrillic (two bytes a letter). Wide, others of them: accessibility.spec.ts. */
import { test } from 'playwright/test';
import { guests } from '../guests.ts';
import { browsePages } from '../page-kinds.ts';
import { someOf } from '../some.ts';
import { watchBudget } from './budget.ts';

const guest = guests.bg;

/** The product page has the least left, so every run looks at it. */
const others = browsePages.filter(({ name }) => name !== 'product page');
const looked = browsePages.filter((kind) => !others.includes(kind)).concat(someOf(others, 2));

for (const kind of looked) {
  test(`${kind.name} in ${guest.locale}: within its byte budget, without layout shifts or cookies`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const expectLight = await watchBudget(page);
    await kind.open(page, guest);
    await expectLight();
  });
}
