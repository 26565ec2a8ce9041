/** The pixels on the screen: styles alone do not show what is clipped or painted over. */
import type { CDPSession, Page } from 'playwright/test';
import sharp from 'sharp';

export type Box = { x: number; y: number; width: number; height: number };
export type Colour = readonly [red: number, green: number, blue: number];

/** The colour at a point of the viewport, as it was when the picture was taken. */
export type Painted = (x: number, y: number) => Colour;

/** A picture of a part of the viewport. */
export async function painted(page: Page, box: Box): Promise<Painted> {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const png = await pictureOf(page, {
    x,
    y,
    width: Math.max(1, Math.ceil(box.x + box.width) - x),
    height: Math.max(1, Math.ceil(box.y + box.height) - y),
  });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (atX, atY) => {
    const column = within(atX - x, info.width);
    const row = within(atY - y, info.height);
    const [red = 0, green = 0, blue = 0] = data.subarray((row * info.width + column) * 4);
    return [red, green, blue];
  };
}

const within = (at: number, end: number) => Math.min(end - 1, Math.max(0, Math.floor(at)));

const debuggers = new WeakMap<Page, Promise<CDPSession>>();

/** A PNG straight from the browser's debugger, for speed: it is taken at every kind of Tab stop. */
async function pictureOf(page: Page, clip: Box): Promise<Buffer> {
  const opened = debuggers.get(page) ?? page.context().newCDPSession(page);
  debuggers.set(page, opened);
  const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const);
  const { data } = await (await opened).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, x: clip.x + left, y: clip.y + top, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Every colour of a box, for what must not be one plain area. */
export async function coloursIn(page: Page, box: Box): Promise<Set<string>> {
  const at = await painted(page, box);
  const colours = new Set<string>();
  for (let x = box.x + 0.5; x < box.x + box.width; x += 1) {
    for (let y = box.y + 0.5; y < box.y + box.height; y += 1) colours.add(at(x, y).join());
  }
  return colours;
}

/** Contrast ratio as WCAG 2.2 defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
