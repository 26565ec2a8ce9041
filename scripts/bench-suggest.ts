/**
 * `npm run bench:suggest -- --address http://de.localhost:8787`: types into the search field of a running shop in a
 * browser and prints the time from the pause in typing to the first suggestion. It asserts nothing.
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

/** The number of letters that are typed. */
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

/** Runs in the page: the time of the request, which is sent after the pause in typing. */
function askedAt(): number {
  const asked = performance
    .getEntriesByType('resource')
    .findLast(({ name }) => name.includes('/__suggest?'));
  return asked?.startTime ?? Number.NaN;
}

/** Runs in the page at every frame: the time when the first option is visible. */
function shownAt(): number | false {
  return document.querySelector('.search [role="option"]') !== null && performance.now();
}
