/** In every market, the plug that is stated carries the power of the article, and the answer names the same plug. */
import { describe, expect, it } from 'vitest';
import { attributesIn, connectionOf } from '#domain/catalogue/connection.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';

/** What one plug carries at 230 V. From IEC TR 60083, SEV 1011 and IEC 60309. */
const carried: Record<string, number> = {
  'CEE 7/7': 16 * 230,
  // A 13 A plug with its fuse is sold for appliances up to 3 kW.
  'BS 1363 (G)': 3000,
  'SEV 1011 (J)': 10 * 230,
  'SEV 1011 (T23)': 16 * 230,
  'DS 60884-2-D1 (K)': 13 * 230,
  'CEI 23-50 (L)': 16 * 230,
  'IEC 60309 16 A (230 V)': 16 * 230,
  'CEE 16 A': 16 * 230,
  'CEE 32 A': 32 * 230,
};

/** Sockets that are installed everywhere in the market. */
const ordinary: Partial<Record<CountryCode, string>> = {
  gb: 'BS 1363 (G)',
  ie: 'BS 1363 (G)',
  ch: 'SEV 1011 (J)',
  dk: 'DS 60884-2-D1 (K)',
  it: 'CEI 23-50 (L)',
};

const powered = demoCatalogue(new Date('2026-11-21T12:00:00Z')).flatMap((document) => {
  if (document.type !== 'product' || typeof document.attributes.plug !== 'string') return [];
  const { sku, attributes, texts } = document;
  return [{ sku, attributes, attributesRaw: texts.en.attributesRaw }];
});

/** What the table states in the market, as the number of plugs and the plug. */
function statedPlug(country: CountryCode, product: (typeof powered)[number]): [number, string] {
  const rows = attributesIn(country, product);
  const value = rows.find(({ name }) => name === 'plug')?.value ?? '';
  const [, count = '1', plug = ''] = /^(?:(\d+)\s×\s)?(.*)$/.exec(value) ?? [];
  return [Number(count), plug];
}

describe.each(countryCodes)('in %s', (country) => {
  it('no article takes more power than its stated plug carries', () => {
    for (const product of powered) {
      const [count, plug] = statedPlug(country, product);
      const phases = product.attributes.voltage === 400 ? 3 : 1;
      const most = count * phases * (carried[plug] ?? 0);
      const enough = Number(product.attributes.power ?? 0) <= most && most > 0;
      expect([product.sku, plug, enough]).toEqual([product.sku, plug, true]);
    }
  });

  it('the answer calls an ordinary socket sufficient exactly where its plug is stated', () => {
    for (const product of powered) {
      const [count, plug] = statedPlug(country, product);
      const connection = connectionOf(product, country);
      if (!connection) continue;
      const fits = ['socket', 'ownCircuit', 'ownCircuits'].includes(connection.kind);
      const isOrdinary = plug === (ordinary[country] ?? 'CEE 7/7');
      expect([product.sku, plug, fits]).toEqual([product.sku, plug, isOrdinary]);
      expect(connection.plug).toBe(count > 1 ? `${count}\u00a0×\u00a0${plug}` : plug);
    }
  });
});

it.each([
  ['ch', 'EX10910747', 'SEV 1011 (T23)'],
  ['ch', 'EX10609010', 'SEV 1011 (T23)'],
  ['ch', 'EX10038997', '2\u00a0×\u00a0SEV 1011 (T23)'],
  ['dk', 'EX10910747', 'IEC 60309 16 A (230 V)'],
  ['dk', 'EX10609010', 'DS 60884-2-D1 (K)'],
  ['gb', 'EX10609010', 'BS 1363 (G)'],
  ['gb', 'EX10910747', 'IEC 60309 16 A (230 V)'],
  ['ie', 'EX10910747', 'IEC 60309 16 A (230 V)'],
  ['de', 'EX10910747', 'CEE 7/7'],
] as const)('in %s, %s is delivered with %s', (country, sku, plug) => {
  const product = powered.find((each) => each.sku === sku);
  if (!product) throw new Error(`the demo has no ${sku}`);
  expect(connectionOf(product, country)?.plug).toBe(plug);
});
