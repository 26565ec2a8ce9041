/** What a manufacturer states of durability, repair, updates and hazards. Source: eu-2026.md C-11, C-12, G-22, G-31. */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const pageOf = async (sku: string, market = 'ie') =>
  readPage(await visitor(market).get(`/regal-en-${sku.slice(2)}`));

it('states what the manufacturer declares, and the durability label in the European Union only', async () => {
  const [full, bare] = await putOnSale(
    {
      text: (language) => ({ hazardStatements: [`H314 (${language})`] }),
      document: {
        declarations: {
          durabilityGuarantee: { years: 5, brand: 'Prüf', model: 'P1', labelUrl: '/labels/p1.svg' },
          softwareUpdatesUntil: '2031-12-31',
          repairability: '8,2/10',
          sparePartsYears: 10,
          repairUrl: 'https://tools.example/repair',
          hazard: {
            signalWord: 'danger',
            pictograms: [{ code: 'GHS05', url: '/labels/ghs05.svg' }],
          },
        },
      },
    },
    {},
  );
  const { html } = await pageOf(full);
  expect(html).toContain('data-durability="5"');
  expect(html).toContain(
    'src="/labels/p1.svg" alt="Manufacturer’s durability guarantee: 5 years, Prüf, P1"',
  );
  expect(html).toMatch(/Software updates at least until<\/th><td>[^<]*2031/);
  expect(html).toMatch(/Repairability index<\/th><td>8,2\/10/);
  expect(html).toMatch(/Spare parts available for<\/th><td>10 years/);
  expect(html).toContain('href="https://tools.example/repair"');
  const safety = html.slice(html.indexOf('data-gpsr'));
  expect(safety).toContain('src="/labels/ghs05.svg" alt="GHS05"');
  expect(safety).toContain('<b>Danger</b>');
  expect(safety).toContain('H314 (en)');
  const british = (await pageOf(full, 'gb')).html;
  expect(british).not.toContain('data-durability');
  expect(british).toContain('8,2/10');
  const plain = (await pageOf(bare)).html;
  for (const absent of ['data-durability', 'data-hazard', 'Repairability', 'Spare parts']) {
    expect(plain).not.toContain(absent);
  }
  const { shopper } = await readyToOrder('ie', { [full]: 1, [bare]: 1 });
  const review = await (await shopper.get('/checkout/payment')).text();
  expect(review.match(/data-durability/g)).toHaveLength(1);
  expect(review.indexOf('data-durability')).toBeGreaterThan(
    review.indexOf('data-legal="contract"'),
  );
});
