/** The check of feeds finds what it is for: each row breaks one rule of the published specification. */
import { expect, it } from 'vitest';
import { feedFaults, repeatedIds } from './feed-faults.ts';
import { readFeed } from './read-feed.ts';

const target = { origin: 'https://kontor.de', country: 'DE', currency: 'EUR' };
const good: Record<string, string> = {
  id: 'EX10012345',
  title: 'Vitrine',
  description: 'Text',
  link: 'https://kontor.de/vitrine-10012345',
  image_link: 'https://kontor.de/a.webp',
  availability: 'in_stock',
  price: '118.90 EUR',
  brand: 'Polar',
  mpn: 'PL-120',
  condition: 'new',
  shipping: '<g:country>DE</g:country><g:price>4.95 EUR</g:price>',
};

const feedOf = (...items: Record<string, string>[]) => {
  const written = items.map((item) => {
    const parts = Object.entries(item).map(([name, text]) => `<g:${name}>${text}</g:${name}>`);
    return `<item>${parts.join('')}</item>`;
  });
  return `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${written.join('')}</channel></rss>`;
};
const faultsOf = (changes: Record<string, string | undefined>): string[] => {
  const kept = Object.entries({ ...good, ...changes }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  );
  return readFeed(feedOf(Object.fromEntries(kept))).items.flatMap((item) =>
    feedFaults(item, target),
  );
};

it('nothing about a good item', () => expect(faultsOf({})).toEqual([]));

const cents = { price: '100.00 EUR' };
const period = '2026-11-01T00:00Z/2026-12-01T00:00Z';
it.each<[string, Record<string, string | undefined>]>([
  ['title: missing', { title: undefined }],
  ['title: empty', { title: ' ' }],
  ['title: 151 characters', { title: 'x'.repeat(151) }],
  ['description: 5001 characters', { description: 'x'.repeat(5001) }],
  ['colour: not an attribute', { colour: 'red' }],
  ['link: not on https://kontor.de', { link: 'https://kontor.at/x' }],
  ['link: not like', { link: '/vitrine' }],
  ['image_link: no supported format: svg', { image_link: 'https://kontor.de/a.svg' }],
  ['image_link: not like', { image_link: 'https://kontor.de/ä.webp' }],
  ['availability: not like', { availability: 'in stock' }],
  ['availability_date belongs to', { availability: 'preorder' }],
  ['availability_date belongs to', { availability_date: '2027-01-01T00:00Z' }],
  ['availability_date: not like', { availability: 'preorder', availability_date: '2027-01-01' }],
  ['price: no number', { price: '118,90 EUR' }],
  ['price: no number', { price: '€118.90' }],
  ['price: not in EUR', { price: '118.90 GBP' }],
  ['price: is nothing', { price: '0.00 EUR' }],
  ['sale_price is not below price', { ...cents, sale_price: '100.00 EUR' }],
  ['a period without sale_price', { sale_price_effective_date: period }],
  [
    'sale_price_effective_date: ends before',
    {
      ...cents,
      sale_price: '1 EUR',
      sale_price_effective_date: period.split('/').reverse().join('/'),
    },
  ],
  ['unit_pricing_base_measure without', { unit_pricing_base_measure: '1l' }],
  ['unit_pricing_measure: not like', { unit_pricing_measure: '2 m2' }],
  [
    'unit_pricing_base_measure: not like',
    { unit_pricing_measure: '1l', unit_pricing_base_measure: '3l' },
  ],
  ['gtin: the check digit', { gtin: '4006381333932' }],
  ['gtin: not 8', { gtin: '400638133393' + '12' + '3' }],
  ['gtin: of a range', { gtin: '2010012345004' }],
  ['neither gtin nor', { mpn: undefined }],
  ['condition: not like', { condition: 'open box' }],
  ['item_group_id: not like', { item_group_id: 'à la carte' }],
  ['product_highlight: 1 times', { product_highlight: 'alone' }],
  [
    'product_detail.attribute_value: missing',
    { product_detail: '<g:attribute_name>a</g:attribute_name>' },
  ],
  ['product_detail: has no sub-attributes', { product_detail: 'a:b' }],
  [
    'certification.certification_code: missing',
    {
      certification:
        '<g:certification_authority>EC</g:certification_authority><g:certification_name>EPREL</g:certification_name>',
    },
  ],
  ['one of three energy classes', { energy_efficiency_class: 'A' }],
  ['energy classes are not for DE', { energy_efficiency_class: 'A' }],
  ['shipping: missing', { shipping: undefined }],
  [
    'shipping.country: not DE',
    { shipping: '<g:country>AT</g:country><g:price>4.95 EUR</g:price>' },
  ],
  ['shipping.price: missing', { shipping: '<g:country>DE</g:country>' }],
])('%s', (fault, changes) => {
  expect(faultsOf(changes).join('\n')).toContain(fault);
});

it('an id that occurs twice', () => {
  const { items } = readFeed(feedOf(good, { ...good, id: 'ex10012345' }, { ...good, id: 'EX1' }));
  expect(repeatedIds(items)).toEqual(['ex10012345']);
});

it('a text that is no feed', () => {
  expect(() => readFeed(feedOf(good).replace('Text', 'a & b'))).toThrow();
  expect(() =>
    readFeed(feedOf(good).replace('<g:title>Vitrine</g:title>', '<title>V</title>')),
  ).toThrow(/namespace/);
  expect(() => readFeed('<feed/>')).toThrow(/RSS/);
});
