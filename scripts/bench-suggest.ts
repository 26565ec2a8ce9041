/**
 * `npm run bench:suggest -- --address http://de.localhost:8787`: types into the search field of a shop that runs, in a
 * browser, and tells how long after the pause in typing the first suggestion stands there. It asserts nothing.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { quantile, table } from '../bench/report.ts';
import { chance, times } from '../test/domain/seeded.ts';
import { kindsIn } from '../test/search/goods.ts';
import { chromiumPath } from './chromium.ts';

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://de.localhost:8787' },
    times: { type: 'string', default: '30' },
  },
});

/** Letters that are typed, as many as make a beginning. */
const typed = 5;

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
try {
  const { pick } = chance(20_261_122);
  const page = await browser.newPage();
  const took: number[] = [];
  for (const text of times(Number(values.times)).map(() => pick(kindsIn('de', 'de')).name)) {
    await page.goto(values.address);
    const field = page.locator('.header input[name="query"]');
    await field.focus();
    await field.pressSequentially(text.slice(0, typed), { delay: 40 });
    const shown = await page.waitForFunction(shownAt, undefined, { polling: 'raf' });
    took.push(Number(await shown.jsonValue()) - (await page.evaluate(askedAt)));
  }
  const figures = [0.5, 0.99, 1].map((share) => quantile(took, share).toFixed(0));
  console.log(table(['asked', 'p50 ms', 'p99 ms', 'most ms'], [[String(took.length), ...figures]]));
} finally {
  await browser.close();
}

/** In the page: when the question was sent, which is when the pause is over. */
function askedAt(): number {
  const asked = performance
    .getEntriesByType('resource')
    .findLast(({ name }) => name.includes('/__suggest?'));
  return asked?.startTime ?? Number.NaN;
}

/** In the page, asked with every frame: when the first option stands there. */
function shownAt(): number | false {
  return document.querySelector('.search [role="option"]') !== null && performance.now();
}
