/** Steps by keyboard: Tab, arrows, Enter and typing, with a visible focus at every stop. */
import { expect, type Locator, type Page } from 'playwright/test';

/** No page has more stops than this before its content. */
const mostStops = 60;

type Way = 'Tab' | 'Shift+Tab';

/** Presses Tab until the target has the focus; every stop on the way must show it. */
export async function tabTo(page: Page, target: Locator, way: Way = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(way);
    // One question for both: a walk has hundreds of stops.
    const { isTarget } = await visible(() => target.evaluate(focusShown));
    if (isTarget) return;
  }
  throw new Error(`the focus never reached ${target}`);
}

/** Skips header and menus with the skip link, the first stop of each page. */
export async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
}

export async function press(page: Page, target: Locator, way: Way = 'Tab'): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press('Enter');
}

/** Overwrites the focused field. */
export async function writeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Tabs through a form and types or chooses the given values, by field name; ticks checkboxes whatever the value. */
export async function fillIn(page: Page, words: Record<string, string>): Promise<void> {
  const open = new Map(Object.entries(words));
  for (let stop = 0; stop < mostStops && open.size > 0; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, type } = await visible(() => page.evaluate(focusShown, null));
    const word = open.get(name);
    if (word === undefined) continue;
    if (type === 'radio') await chooseByArrows(page, word);
    else if (type === 'checkbox') await page.keyboard.press('Space');
    else await page.keyboard.type(word);
    open.delete(name);
  }
  expect([...open.keys()], 'fields that Tab never reached').toEqual([]);
}

/** Chooses a value in the radio group that has the focus. */
async function chooseByArrows(page: Page, value: string): Promise<void> {
  for (let step = 0; step < mostStops; step += 1) {
    const stop = await page.evaluate(focusShown, null);
    if (stop.value === value) {
      if (!stop.checked) await page.keyboard.press('Space');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`no arrow leads to ${value}`);
}

/**
 * The focused element, or the field or card around it, has an outline on the screen once it stops moving, and nothing
 * covers its middle. Source: WCAG 2.4.7, 2.4.11.
 */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await visible(() => page.evaluate(focusShown, null));
}

type Stop = ReturnType<typeof focusShown>;

/** At once on most stops; while something still moves, it is looked at again. */
async function visible(look: () => Promise<Stop>): Promise<Stop> {
  let stop = await look();
  if (stop.shows && stop.above === '') return stop;
  await expect(async () => {
    stop = await look();
    expect(stop.shows, stop.stop).toBe(true);
    expect(stop.above, stop.stop).toBe('');
  }).toPass({ timeout: 3000 });
  return stop;
}

/** Runs in the page: what has the focus, and whether that is the target. */
function focusShown(target: Element | null) {
  const element = document.activeElement;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const { name = '', type = '', value = '' } = isField ? element : {};
  const checked = element?.matches(':checked') ?? false;
  const field = { name, type, value, checked, isTarget: element === target };
  if (!element || element === document.body) {
    return { ...field, stop: 'the page', shows: true, above: '' };
  }
  const outlined = (each: Element | null | undefined, part?: string) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, content } = getComputedStyle(each, part);
    const drawn = part === undefined || content !== 'none';
    return drawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const shows =
    outlined(element) ||
    outlined(element, '::after') ||
    outlined(element.parentElement) ||
    outlined(element.closest('li'), '::after') ||
    outlined(element.closest('li'));
  // Only the first line of a wrapped link: the middle of its bounding box may be other text.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const { x, y, width, height, bottom, right } = box;
  const placed = width > 0 && height > 0 && bottom > 0 && right > 0;
  const upper = document.elementFromPoint(x + width / 2, y + height / 2);
  // An ancestor of the element lies below it.
  const isOwn = !upper || element.contains(upper) || upper.contains(element);
  return {
    ...field,
    stop: element.outerHTML.slice(0, 160),
    shows: shows && placed,
    above: isOwn ? '' : upper.outerHTML.slice(0, 160),
  };
}
