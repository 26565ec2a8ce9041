import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declarations } from '#domain/catalogue/declarations.ts';
import { countryCodes, languagesOf } from '#domain/country/countries.ts';
import {
  hasGuaranteeNotice,
  legalGuaranteeIn,
  legalGuaranteeYears,
} from '#domain/country/legal-guarantee.ts';
import { noticeAddress, noticeFiles } from '#domain/guarantee/notice-files.ts';
import { matchNotices, missingNotices } from '../../../scripts/guarantee-notice/files.ts';

it('the legal guarantee lasts two years, or longer where the law says so (eu-2026.md C-16)', () => {
  const { es, pt, se, no, gb, ie, ...others } = legalGuaranteeYears;
  expect({ es, pt, se, no, gb, ie }).toEqual({ es: 3, pt: 3, se: 3, no: 5, gb: 6, ie: 6 });
  expect(new Set(Object.values(others))).toEqual(new Set([2]));
});

it.each([
  ['de', 'de-DE', '2 Jahre'],
  ['es', 'es-ES', '3 años'],
  ['no', 'nb-NO', '5 år'],
  ['gb', 'en-GB', '6 years'],
  ['pl', 'pl-PL', '2 lata'],
] as const)('the legal guarantee is written in the language of %s', (country, locale, years) => {
  expect(legalGuaranteeIn(country, locale)).toBe(years);
});

it('a durability guarantee counts from more than two years, with its label (eu-2026.md C-11)', () => {
  const guarantee = { years: 3, brand: 'Prüf', model: 'P1', labelUrl: '/labels/p1.svg' };
  const isValid = (durabilityGuarantee: object) =>
    declarations.safeParse({ durabilityGuarantee }).success;
  expect(isValid(guarantee)).toBe(true);
  expect(isValid({ ...guarantee, years: 2 })).toBe(false);
  expect(isValid({ ...guarantee, labelUrl: undefined })).toBe(false);
});

describe('the notice of the legal guarantee (eu-2026.md C-10)', () => {
  const without = (day: string) => countryCodes.filter((code) => !hasGuaranteeNotice(code, day));

  it('is shown in the 22 member states from 27 September 2026', () => {
    expect(without('2026-09-27').sort()).toEqual(['ch', 'gb', 'no']);
    expect(without('2026-09-26')).toEqual(countryCodes);
  });

  it('has a published file for each language of these markets', () => {
    const markets = countryCodes.filter((code) => hasGuaranteeNotice(code, '2026-09-27'));
    const wanted = new Set(markets.flatMap((code) => languagesOf(code)));
    expect(new Set(Object.keys(noticeFiles))).toEqual(wanted);
    // As a second source states it.
    expect(noticeFiles.ro?.sha256).toMatch(/^dc168eca\w*5b2a$/);
  });

  it('is served as published or not at all', () => {
    expect(missingNotices('public').filter(({ reason }) => reason !== 'missing')).toEqual([]);
  });

  it('is known by its bytes, and a changed file is refused', () => {
    const bytes = new TextEncoder().encode('abc');
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    const published = { sv: { sha256 } };
    expect(matchNotices([bytes], published)).toEqual([['sv', bytes]]);
    expect(matchNotices([new TextEncoder().encode('abd')], published)).toEqual([]);
    expect(missingNotices('public', published)).toEqual([{ language: 'sv', reason: 'missing' }]);
    const folder = mkdtempSync(join(tmpdir(), 'notices-'));
    mkdirSync(join(folder, 'legal-guarantee'));
    const put = (text: string) => writeFileSync(join(folder, noticeAddress('sv')), text);
    put('abc');
    expect(missingNotices(folder, published)).toEqual([]);
    put('abd');
    const [{ reason } = { reason: '' }] = missingNotices(folder, published);
    expect(reason).toBe('not as published');
  });
});
