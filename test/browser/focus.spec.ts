/** Every stop of the Tab key shows its ring, whole: not clipped, not painted over, and told from what is around it. */
import { expect, type Page, test } from 'playwright/test';
import { guests } from './guests.ts';
import { browsePages, cartPages, settled } from './page-kinds.ts';
import { contrast, type Painted, painted } from './painted.ts';

/** Each kind of cell, rail and board, wide in the light or narrow in the dark; the frame is on every page the same. */
const views = [
  { kind: 'home page', width: 1440, colorScheme: 'light', within: 'body' },
  { kind: 'home page', width: 390, colorScheme: 'dark', within: 'body' },
  { kind: 'category', width: 390, colorScheme: 'dark', within: 'main' },
  { kind: 'product page', width: 1440, colorScheme: 'light', within: 'main' },
  { kind: 'product page', width: 390, colorScheme: 'dark', within: 'main' },
  { kind: 'cart', width: 390, colorScheme: 'dark', within: 'main' },
  { kind: 'page not found', width: 1440, colorScheme: 'light', within: 'main' },
] as const;

/** Header, anchors and the buying bar cover so much of the window, in pixels. */
const barsHeight = 300;

/** No page has more stops than this. */
const mostStops = 200;

for (const { kind, width, colorScheme, within } of views) {
  test(`${kind}, ${width} wide, ${colorScheme}: a whole ring at every stop`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await [...browsePages, ...cartPages].find(({ name }) => name === kind)?.open(page, guests.de);
    await settled(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'auto'));
    if (within === 'main') await skipTo(page);
    const faults: string[] = [];
    let stops = 0;
    for (; stops < mostStops; stops += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(ringShown, within);
      if (ring === undefined) break;
      const fault = await faultOf(page, ring);
      if (fault) faults.push(`${fault}: ${ring.stop}`);
    }
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(0);
    expect(stops, 'the walk came to its end').toBeLessThan(mostStops);
  });
}

/** Over the frame, with the key that is there for it. */
async function skipTo(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
}

type Ring = NonNullable<ReturnType<typeof ringShown>>;

/** Undefined when the whole ring is there. */
async function faultOf(page: Page, ring: Ring): Promise<string | undefined> {
  if (ring.thickness < 2) return 'no ring';
  const { left, top, right, bottom, from, to, thickness } = ring;
  const room = thickness + 4;
  const picture = await painted(page, {
    x: left - room,
    y: top - room,
    width: right - left + 2 * room,
    height: bottom - top + 2 * room,
  });
  // Of what is taller than the window, only the sides can be in view.
  const taller = bottom - top > (page.viewportSize()?.height ?? 0) - barsHeight;
  for (const share of [0.25, 0.5, 0.75]) {
    const x = from + (to - from) * share;
    const y = top + (bottom - top) * share;
    const sides = {
      above: taller || sideOf(picture, ring, x, top, 0, -1),
      below: taller || sideOf(picture, ring, x, bottom, 0, 1),
      left: from > left || sideOf(picture, ring, left, y, -1, 0),
      right: to < right || sideOf(picture, ring, right, y, 1, 0),
    };
    // A link that goes over several lines has a ring with steps: its first and its last line count.
    const missing = Object.entries(sides).find(
      ([side, shown]) => !shown && !(ring.lines > 1 && (side === 'left' || side === 'right')),
    );
    if (missing && (ring.lines === 1 || share === 0.5)) return `no ring ${missing[0]}`;
  }
  return undefined;
}

/** The ring's colour in the middle of its line, and 3:1 (WCAG 1.4.11) to what is outside or inside of it. */
function sideOf(at: Painted, ring: Ring, x: number, y: number, outX: number, outY: number) {
  const away = ring.thickness / 2 + 1.5;
  const line = at(x, y);
  if (Math.max(...line.map((value, index) => Math.abs(value - (ring.colour[index] ?? 0)))) > 12) {
    return false;
  }
  return [away, -away].some(
    (distance) => contrast(line, at(x + outX * distance, y + outY * distance)) >= 3,
  );
}

/** Runs in the page: the outline of the focused element, or of the field, choice or card it stands for. */
function ringShown(within: string) {
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest(within)) return undefined;
  const owners: [Element | null, string?][] = [
    [element],
    [element, '::after'],
    [element.closest('.search__box, .choice, .qty')],
  ];
  const [owner, part] = owners.find(([each, pseudo]) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, content } = getComputedStyle(each, pseudo);
    const drawn = pseudo === undefined || content !== 'none';
    return drawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  }) ?? [element];
  const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(
    owner ?? element,
    part,
  );
  // The card's link covers its card.
  const box = part ? element.closest('li') : owner;
  const { left, top, right, bottom } = (box ?? element).getBoundingClientRect();
  const thickness = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  const out = Number.parseFloat(outlineOffset) + thickness / 2;
  // A cell of which a part can be seen is not scrolled sideways by the browser: the visible part counts.
  const scroller = element
    .closest('.rail > ul, .catbar ul, .anchors ul, .scroll')
    ?.getBoundingClientRect();
  const cell = element.getBoundingClientRect();
  const cut = scroller && cell.right > scroller.right + 1 && cell.left < scroller.right - 24;
  return {
    stop: element.outerHTML.slice(0, 120),
    thickness,
    colour: (outlineColor.match(/\d+/g) ?? []).map(Number),
    lines: new Set([...element.getClientRects()].map((rect) => Math.round(rect.top))).size,
    left: left - out,
    from: left - out,
    to: cut ? scroller.right : right + out,
    top: top - out,
    right: right + out,
    bottom: bottom + out,
  };
}
