/** Runs axe-core on the current state of a page, open dialogs and menus included. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { root } from './shop.ts';
import { isPicked } from './some.ts';

const axe = readFileSync(resolve(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until layout, transitions and fonts are done and nothing is loading. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('.loadbar')).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(
      // Those that follow the scrolling never finish.
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => animation.finished),
    );
    await document.fonts.ready;
  });
}

/** The violations that axe finds, one line each: rule, element, reason. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Injected once per page: a second run reuses the compiled code.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (values) => {
    const { axe: engine } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await engine.run({
      runOnly: { type: 'tag', values },
      // Of the rules that pass, axe then describes one element instead of all.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, rules);
}

/**
 * No sideways scrolling at any width; no axe violation wide in light mode or narrow in dark mode. axe takes longer than
 * loading the page: a run looks at one of three, a long run at all. The colours at 390 are those of 1440.
 */
export async function expectClean(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await laidOut(page);
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(reach, `${name} ${width}`).toBeLessThanOrEqual(width);
    const look = `${name} ${width} ${colorScheme}`;
    if (width === 390 || !isPicked(look, 3)) continue;
    expect.soft(await violationsOn(page), look).toEqual([]);
  }
}
