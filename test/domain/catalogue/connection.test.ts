/** The plug and the connection of an article, as each market states them. Source: eu-2026.md G-30. */
import { describe, expect, it } from 'vitest';
import { connectionOf } from '#domain/catalogue/connection.ts';
import { plugIn } from '#domain/catalogue/plugs.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';

/** From IEC TR 60083 and not from the rows; every other country has CEE 7/7. */
const ownPlugs: Partial<Record<CountryCode, string>> = {
  gb: 'BS 1363 (G)',
  ie: 'BS 1363 (G)',
  ch: 'SEV 1011 (J)',
  dk: 'DS 60884-2-D1 (K)',
  it: 'CEI 23-50 (L)',
};

describe('the plug', () => {
  it.each(countryCodes)('in %s is that of its sockets', (country) => {
    const own = ownPlugs[country] ?? 'CEE 7/7';
    expect(plugIn(country, 'CEE 7/7')).toBe(own);
    expect(plugIn(country, '2 × CEE 7/7')).toBe(`2\u00a0×\u00a0${own}`);
  });

  it('of three phases is the same everywhere', () => {
    for (const country of countryCodes) expect(plugIn(country, 'CEE 16 A')).toBe('CEE 16 A');
  });
});

describe('the connection', () => {
  const kindOf = (country: CountryCode, plug: string, power?: number, unit = 'W') => {
    const row = { name: 'power', label: 'Power', value: String(power), unit };
    const attributes = { plug, voltage: 230, ...(power !== undefined && { power }) };
    return connectionOf({ attributes, attributesRaw: [row] }, country)?.kind;
  };

  it.each([
    ['de', 'CEE 7/7', 2900, 'socket'],
    ['de', 'CEE 7/7', 3600, 'ownCircuit'],
    ['de', 'CEE 7/7', 3680, 'ownCircuit'],
    ['de', 'CEE 7/7', 3700, 'strong'],
    ['de', '2 × CEE 7/7', 6500, 'ownCircuits'],
    ['de', '2 × CEE 7/7', 5000, 'socket'],
    ['de', 'CEE 16 A', 6500, 'industrial'],
    ['gb', 'CEE 7/7', 2300, 'socket'],
    ['gb', 'CEE 7/7', 3000, 'ownCircuit'],
    ['gb', 'CEE 7/7', 3250, 'strong'],
    ['ie', 'CEE 7/7', 3250, 'strong'],
    ['ch', 'CEE 7/7', 1800, 'socket'],
    ['ch', 'CEE 7/7', 2300, 'ownCircuit'],
    ['ch', 'CEE 7/7', 2500, 'strong'],
    ['dk', 'CEE 7/7', 2990, 'ownCircuit'],
    ['dk', 'CEE 7/7', 3250, 'strong'],
  ] as const)('in %s of %s with %s W is: %s', (country, plug, power, kind) => {
    expect(kindOf(country, plug, power)).toBe(kind);
  });

  it('is the same in kilowatts, and that of a small appliance if the power is unknown', () => {
    expect(kindOf('de', 'CEE 7/7', 3.6, 'kW')).toBe('ownCircuit');
    expect(kindOf('ch', 'CEE 7/7')).toBe('socket');
  });

  it('is not stated for a plug that is unknown here, or none', () => {
    expect(kindOf('de', 'NEMA 5-15', 500)).toBeUndefined();
    expect(connectionOf({ attributes: { voltage: 230 }, attributesRaw: [] }, 'de')).toBeUndefined();
  });
});

describe('in the demo', () => {
  const products = demoCatalogue(new Date('2026-11-21T12:00:00Z')).filter(
    (document) => document.type === 'product',
  );

  it('no article takes more power than its plug carries', () => {
    for (const { sku, attributes } of products) {
      const { plug, voltage, power } = attributes;
      if (typeof plug !== 'string' || typeof voltage !== 'number') continue;
      const plugs = Number(/^(\d+) ×/.exec(plug)?.[1] ?? 1);
      const amperes = Number(/(\d+) A$/.exec(plug)?.[1] ?? 16);
      const most = plugs * amperes * voltage * (voltage === 400 ? Math.sqrt(3) : 1);
      expect([sku, Number(power ?? 0) <= most]).toEqual([sku, true]);
    }
  });

  it('what Great Britain and Ireland sell with a plug of theirs runs on a socket of theirs', () => {
    for (const product of products) {
      const { attributes, notSellableIn } = product;
      for (const country of ['gb', 'ie'] as const) {
        const kind = connectionOf(
          { attributes, attributesRaw: product.texts.en.attributesRaw },
          country,
        )?.kind;
        if (kind === 'strong') expect(notSellableIn).toContain(country);
      }
    }
  });
});
