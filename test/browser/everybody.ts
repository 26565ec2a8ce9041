/** Accessibility checks for every page of the checkout. */
import { expect, type Page } from 'playwright/test';
import { expectClean } from './axe.ts';
import { leavingFrames, lowLinks, settle, unevenFields } from './measures.ts';
import { someOf } from './some.ts';

type Told = { locale: string; heading: string };

/**
 * Title and heading name the step in the language of the page; no axe violation; buttons are large enough; adjacent
 * fields are aligned; text at 200% does not overflow. The focus is not moved.
 */
export async function expectForEverybody(page: Page, { locale, heading }: Told): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${heading} | Kontor`);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const size = page.viewportSize();
  await expectClean(page, heading);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectRoom(page, heading);
  if (size) await page.setViewportSize(size);
}

/** Buttons are large enough, adjacent fields are aligned, text at 200% does not overflow; at one of two widths in a run. */
export async function expectRoom(page: Page, name: string): Promise<void> {
  for (const width of someOf([390, 1280], 1)) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect.soft(await lowLinks(page), `${name} ${width}`).toEqual([]);
    expect.soft(await unevenFields(page), `${name} ${width}`).toEqual([]);
    await expectLargeLetters(page, `${name} ${width}`);
  }
}

/** Source: WCAG 1.4.4, 1.4.10. */
export async function expectLargeLetters(page: Page, name: string): Promise<void> {
  await letters(page, '200%');
  expect.soft(await leavingFrames(page), name).toEqual([]);
  const [reach, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect.soft(reach, `${name}: sideways scroll`).toBeLessThanOrEqual(width ?? 0);
  const mark = await page.locator('.logo svg').boundingBox();
  expect.soft(mark?.width, `${name}: the mark`).toBeGreaterThanOrEqual(32);
  await letters(page, '');
}

async function letters(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
  await settle(page);
}
