/** The choice among the versions of one product on its page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { visitor } from '../visitor.ts';

const volumes = [40, 5, 10, 20, 30, 15, 25, 35, 50, 45, 60, 55];
let skus: string[];
beforeAll(async () => {
  skus = await putOnSale(
    ...volumes.map((volume) => ({
      document: { family: 'buckets', attributes: { volume, height: 20 } },
      text: () => ({
        name: 'Bucket',
        attributesRaw: [
          { name: 'height', label: 'Height', value: '20', unit: 'cm' },
          { name: 'volume', label: 'Volume', value: String(volume), unit: 'l' },
        ],
      }),
    })),
  );
});

async function chooserOf(sku: string) {
  const html = await (await visitor('ie').get(`/regal-en-${sku.slice(2)}`)).text();
  const nav = /<nav[^>]*aria-label="Other versions".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const [shown = '', folded = ''] = nav.split('<details');
  const labelsIn = (part: string) =>
    [...part.matchAll(/<(?:a href|span aria-current)="[^"]*">([^<]+)</g)].map(([, label]) => label);
  return {
    shown: labelsIn(shown),
    folded: labelsIn(folded),
    open: folded.startsWith(' open'),
    links: [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    current: /aria-current="true">([^<]+)</.exec(nav)?.[1],
  };
}

describe('twelve versions of one product', () => {
  it('are all linked in the order of their figures, each by the figure that differs', async () => {
    const [own = '', ...others] = skus;
    const { shown, folded, links, current } = await chooserOf(own);
    const labels = volumes.toSorted((a, b) => a - b).map((volume) => `${volume}\u00a0l`);
    expect([...shown, ...folded].toSorted()).toEqual(labels.toSorted());
    for (const part of [shown, folded])
      expect(part).toEqual(labels.filter((label) => part.includes(label)));
    expect(folded.length).toBeGreaterThan(1);
    expect(current).toBe('40\u00a0l');
    expect(links.toSorted()).toEqual(others.map((sku) => `/regal-en-${sku.slice(2)}`).toSorted());
  });

  it('have the current one among those that are not folded', async () => {
    for (const volume of [5, 60]) {
      const { shown, open } = await chooserOf(skus[volumes.indexOf(volume)] ?? '');
      expect(shown).toContain(`${volume}\u00a0l`);
      expect(open).toBe(false);
    }
  });
});
