/** Every Tab stop shows its whole focus ring: not clipped, not painted over, and distinct from what is around it. */
import { expect, type Page, test } from 'playwright/test';
import { laidOut } from '../axe.ts';
import { guests } from '../guests.ts';
import { skipToMain } from '../keys.ts';
import { browsePages, cartPages, settled } from '../page-kinds.ts';
import { someOf } from '../some.ts';
import { type Colour, contrast, painted } from './painted.ts';

/** Each kind of cell, rail and board, wide in light mode or narrow in dark mode. The home page checks the frame. */
const views = [
  { kind: 'home page', width: 1440, colorScheme: 'light', within: 'body' },
  { kind: 'home page', width: 390, colorScheme: 'dark', within: 'body' },
  { kind: 'category', width: 390, colorScheme: 'dark', within: 'main' },
  { kind: 'product page', width: 1440, colorScheme: 'light', within: 'main' },
  { kind: 'product page', width: 390, colorScheme: 'dark', within: 'main' },
  { kind: 'cart', width: 390, colorScheme: 'dark', within: 'main' },
  { kind: 'page not found', width: 1440, colorScheme: 'light', within: 'main' },
] as const;

/** Pixels of the viewport's height that header, anchors and buy bar cover. */
const barsHeight = 300;

/** No page has more stops than this. */
const mostStops = 200;

for (const { kind, width, colorScheme, within } of someOf(views, 2)) {
  test(`${kind}, ${width} wide, ${colorScheme}: every Tab stop shows a whole focus ring`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await [...browsePages, ...cartPages].find(({ name }) => name === kind)?.open(page, guests.de);
    await settled(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'auto'));
    if (within === 'main') await skipToMain(page);
    const faults: string[] = [];
    // The first stop of each kind is checked pixel by pixel; for the others only the styles are read.
    const looked = new Set<string>();
    let stops = 0;
    for (; stops < mostStops; stops += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(ringShown, within);
      if (ring === undefined) break;
      const fault = looked.has(ring.kind)
        ? styleFault(ring)
        : await faultOf(page, await atRest(page, ring, within));
      looked.add(ring.kind);
      if (fault) faults.push(`${fault}: ${ring.stop}`);
    }
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(0);
    expect(stops, 'the walk came to its end').toBeLessThan(mostStops);
  });
}

type Ring = NonNullable<ReturnType<typeof ringShown>>;

/** Once two frames agree: on a busy machine the page still moves to the focus when the picture of it is taken. */
async function atRest(page: Page, before: Ring, within: string): Promise<Ring> {
  await laidOut(page);
  const now = (await page.evaluate(ringShown, within)) ?? before;
  return JSON.stringify(now) === JSON.stringify(before) ? now : atRest(page, now, within);
}

const styleFault = (ring: Ring) => (ring.thickness < 2 ? 'no ring' : undefined);

/** Undefined when the whole ring is there. */
async function faultOf(page: Page, ring: Ring): Promise<string | undefined> {
  const fault = styleFault(ring);
  if (fault) return fault;
  const { left, top, right, bottom, from, to, middles, thickness } = ring;
  const room = thickness + 4;
  const box = {
    x: left - room,
    y: top - room,
    width: right - left + 2 * room,
    height: bottom - top + 2 * room,
  };
  // Only the left and right sides of an element taller than the viewport can be in view.
  const taller = bottom - top > (page.viewportSize()?.height ?? 0) - barsHeight;
  const around = [0.25, 0.5, 0.75].flatMap((share) => {
    const x = from + (to - from) * share;
    const y = top + (bottom - top) * share;
    return [
      { name: 'above', x, y: top, outX: 0, outY: -1, skip: taller },
      { name: 'below', x, y: bottom, outX: 0, outY: 1, skip: taller },
      { name: 'left', x: left, y, outX: -1, outY: 0, skip: from > left },
      { name: 'right', x: right, y, outX: 1, outY: 0, skip: to < right },
    ].filter(({ skip }) => !skip);
  });
  // A link over several lines has a stepped ring: it is looked at above its first and below its last line.
  const stepped = middles && [
    { name: 'above', x: middles[0], y: top, outX: 0, outY: -1 },
    { name: 'below', x: middles[1], y: bottom, outX: 0, outY: 1 },
  ];
  const sides = stepped ?? around;
  const away = thickness / 2 + 1.5;
  const points = sides.flatMap(({ x, y, outX, outY }) =>
    [0, away, -away].map((distance) => [x + outX * distance, y + outY * distance] as const),
  );
  const at = await painted(page, box);
  const colours = points.map(([x, y]) => at(x, y));
  const missing = sides.find((_, index) => {
    const [line = black, outside = black, inside = black] = colours.slice(3 * index, 3 * index + 3);
    return !isRing(ring, line, [outside, inside]);
  });
  return missing && `no ring ${missing.name}`;
}

const black: Colour = [0, 0, 0];

/** Whether the line has the ring's colour and a contrast of 3:1 (WCAG 1.4.11) to the pixel outside or inside of it. */
function isRing({ colour }: Ring, line: Colour, beside: readonly Colour[]): boolean {
  const differs = line.map((value, index) => Math.abs(value - (colour[index] ?? 0)));
  return Math.max(...differs) <= 12 && beside.some((each) => contrast(line, each) >= 3);
}

/** Runs in the page: the outline of the focused element, or of the field, choice or card around it. */
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
  const lines = box === element ? [...element.getClientRects()] : [];
  const [first, last] = [lines[0], lines.at(-1)];
  const isStepped = first && last && last.top - first.top > first.height / 2;
  const thickness = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  const out = Number.parseFloat(outlineOffset) + thickness / 2;
  // The browser does not scroll a partly visible cell sideways: only its visible part is checked.
  const scroller = element
    .closest('.rail > ul, .catbar ul, .anchors ul, .scroll')
    ?.getBoundingClientRect();
  const cut = scroller && right > scroller.right + 1 && left < scroller.right - 24;
  // Stops are of one kind if these elements have the same tag, class and place (first, inner, last).
  const way = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.closest('li'),
  ];
  const kind = way.map((each) => {
    const place = each?.previousElementSibling
      ? each.nextElementSibling
        ? 'inner'
        : 'last'
      : 'first';
    return `${each?.tagName}.${each?.className} ${place}`;
  });
  return {
    stop: element.outerHTML.slice(0, 120),
    kind: `${kind} ${box?.className}`,
    thickness,
    colour: (outlineColor.match(/\d+/g) ?? []).map(Number),
    middles: isStepped
      ? ([first.x + first.width / 2, last.x + last.width / 2] as const)
      : undefined,
    left: left - out,
    from: left - out,
    to: cut ? scroller.right : right + out,
    top: top - out,
    right: right + out,
    bottom: bottom + out,
  };
}
