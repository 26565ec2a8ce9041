/** The page of a product with little data, or the same data twice. Source: checklist PDP-1. */
import { describe, expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { visitor } from '../visitor.ts';

async function pageOf(sku: string, market = 'ie', language = 'en'): Promise<{ html: string }> {
  return { html: await (await visitor(market).get(`/regal-${language}-${sku.slice(2)}`)).text() };
}

function sectionOf(html: string, mark: string): string {
  return html.match(/<section.*?<\/section>/gs)?.find((part) => part.includes(mark)) ?? '';
}

describe('a sparse article', () => {
  it('shows nothing empty: no section, list, heading or link without content', async () => {
    const [sparse] = await putOnSale({
      text: () => ({
        description: ' ',
        highlights: [''],
        packageContents: [],
        attributesRaw: [{ name: 'colour', label: 'Colour', value: '' }],
        faq: [{ question: '', answer: '' }],
        warnings: [''],
      }),
    });
    const { html } = await pageOf(sparse);
    for (const absent of [
      'id="description"',
      'href="#description"',
      '#turn',
      'data-step',
      'Colour',
    ]) {
      expect(html).not.toContain(absent);
    }
    // A single picture is not a Tab stop.
    expect(html).toContain('class="gallery" data-single=""');
    expect(sectionOf(html, 'gallery__reel')).not.toContain('tabindex');
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(main).not.toMatch(
      /<(ul|ol|dl|tbody|h[1-6]|p|section|nav)\b(?! class="vh" role="status")[^>]*><\/\1>/,
    );
  });

  it('shows what is in the box even without a description', async () => {
    const [boxed] = await putOnSale({
      text: () => ({ description: '', packageContents: ['1 × Rack'] }),
    });
    const section = sectionOf((await pageOf(boxed)).html, 'id="description"');
    expect(section).toContain('1 × Rack');
    expect(section).not.toContain('<h2>Description</h2>');
  });

  it('is refused if its pictures of a turn have no address or no count', async () => {
    const turning = (document: object) => () => putOnSale({ document });
    await expect(turning({ numberOf360Images: 12 })).rejects.toThrow(/spinUrl/);
    await expect(turning({ spinUrl: '/turns/rack-{n}.webp' })).rejects.toThrow(/spinUrl/);
  });
});

describe('the table of technical data', () => {
  it('shows size and weight once, whatever unit the attributes use', async () => {
    const row = (name: string, value: string, unit: string) => ({ name, label: name, value, unit });
    const [told] = await putOnSale({
      text: () => ({
        attributesRaw: [
          row('width', '605', 'mm'),
          row('height', '65', 'cm'),
          row('net-weight', '28.5', 'kg'),
          row('depth', '44', 'cm'),
          row('max-load', '28.5', 'kg'),
        ],
      }),
      document: {
        attributes: { width: 605, height: 65, 'net-weight': 28.5, depth: 44, 'max-load': 28.5 },
        netSize: { length: 30, width: 60.5, height: 65, weight: 28.5 },
      },
    });
    const section = sectionOf((await pageOf(told)).html, 'id="data"');
    const labels = [...section.matchAll(/<th scope="row">([^<]+)</g)].map(([, label]) => label);
    expect(labels.slice(0, 4)).toEqual(['depth', 'max-load', 'Size (L × W × H)', 'Weight']);
  });

  it('says sizes in the order of the name: by depth where the article states its depth', async () => {
    const [table] = await putOnSale({
      text: () => ({
        attributesRaw: [{ name: 'depth', label: 'Depth', value: '70', unit: 'cm' }],
      }),
      document: {
        attributes: { depth: 70 },
        netSize: { length: 70, width: 120, height: 90, weight: 31 },
        grossSize: { length: 77, width: 127, height: 111, weight: 34 },
      },
    });
    const section = sectionOf((await pageOf(table)).html, 'id="data"');
    expect(section).toMatch(/Size \(W × D × H\)<\/th><td>120 × 70 × 90\u00a0cm/);
    expect(section).toMatch(/Packed size \(W × D × H\)<\/th><td>127 × 77 × 111\u00a0cm/);
  });

  it('shows small sizes in full and weights to the gram, in Bulgarian with Cyrillic units', async () => {
    const [light] = await putOnSale({
      document: { netSize: { length: 4, width: 3, height: 0.125, weight: 0.004 } },
    });
    const section = sectionOf((await pageOf(light)).html, 'id="data"');
    const values = [...section.matchAll(/<td>([^<]+)</g)].map(([, value]) => value);
    expect(values).toEqual(expect.arrayContaining(['4 × 3 × 0.125\u00a0cm', '0.004\u00a0kg']));
    const { html } = await pageOf(light, 'bg', 'bg');
    expect(html).toContain('<td>4 × 3 × 0,125\u00a0см</td>');
    expect(html).toContain('<td>0,004\u00a0кг</td>');
  });
});
