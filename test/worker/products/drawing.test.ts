/** The drawing of an article's measures: the last picture of its page, with figures as the language writes them. */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { visitor } from '../visitor.ts';

const netSize = { width: 35.4, length: 32.5, height: 2, weight: 1 };

it.each([
  ['de', '/regal-de-', '35,4\u00a0cm', 'Maße (L × B × H): 32,5 × 35,4 × 2\u00a0cm'],
  ['gb', '/regal-en-', '35.4\u00a0cm', '32.5 × 35.4 × 2\u00a0cm'],
  ['bg', '/regal-bg-', '35,4\u00a0см', '32,5 × 35,4 × 2\u00a0см'],
] as const)('in %s it says them in words too', async (country, page, figure, words) => {
  const [sku = ''] = await putOnSale({ document: { netSize } });
  const at = visitor(country);
  const html = await (await at.get(page + sku.slice(2))).text();
  const pictures = [
    ...(html.split('gallery__reel')[1]?.split('</section>')[0] ?? '').matchAll(/<img[^>]*>/g),
  ];
  const last = pictures.at(-1)?.[0] ?? '';
  expect(last).toContain('src="/drawing/35.4x32.5x2"');
  expect(last).toContain(words);
  const drawing = await at.get('/drawing/35.4x32.5x2');
  expect(drawing.headers.get('Content-Type')).toMatch('image/svg+xml');
  expect(await drawing.text()).toContain(`>${figure}</text>`);
});

it('an article without measures has none, nor has another address', async () => {
  const [sku = ''] = await putOnSale({});
  const at = visitor('de');
  expect(await (await at.get(`/regal-de-${sku.slice(2)}`)).text()).not.toContain('/drawing/');
  for (const path of ['/drawing/1x2', '/drawing/0x1x2']) {
    expect((await at.get(path)).status, path).toBe(404);
  }
});
