/** The budget of a browse page for an anonymous visitor: bytes, layout shifts, cookies. */
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from 'playwright/test';
import { settled } from '../page-kinds.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';

/** Maximum bytes after gzip. The style sheet must fit into the first TCP window. */
const most = { 'text/javascript': 26_000, 'text/html': 18_000, 'text/css': 14_500 };
type Weighed = keyof typeof most;

/** Call before the page is opened; the returned function scrolls through the page and checks its budget. */
export async function watchBudget(page: Page): Promise<() => Promise<void>> {
  await watchShifts(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    await scrollThrough(page);
    await settled(page);
    for (const type of Object.keys(most) as Weighed[]) {
      const bytes = await weightOf(responses, type);
      expect.soft(bytes, type).toBeGreaterThan(0);
      expect.soft(bytes, type).toBeLessThanOrEqual(most[type]);
    }
    expect.soft(await shiftsOf(page)).toEqual([]);
    expect.soft(await page.context().cookies()).toEqual([]);
    for (const response of responses) {
      expect.soft(response.headers()['set-cookie'], response.url()).toBeUndefined();
    }
  };
}

/** Gzips each file once here, because the local server sends some of them uncompressed. */
async function weightOf(responses: Response[], type: Weighed): Promise<number> {
  // The style sheet for paper is fetched late and blocks nothing.
  const asked = responses.filter(
    (response) =>
      response.headers()['content-type']?.startsWith(type) && !/\/print-/.test(response.url()),
  );
  const files = new Map(asked.map((response) => [response.url(), response]));
  const bodies = await Promise.all([...files.values()].map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

/** Scrolls to the end, so that everything lazy loads, and back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
}
