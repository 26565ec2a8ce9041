/** Claims about the environment that nobody has proved (eu-2026.md C-13). The demo's goods: demo-catalogue.test.ts. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { greenClaimsIn, greenClaimsOf, unprovenClaims } from '#domain/catalogue/green-claims.ts';
import { languages } from '#domain/country/countries.ts';
import { claimsWithoutProof, readContent } from '../../../scripts/content/files.ts';

it('knows claims, and leaves colours, figures and names of the law alone', () => {
  expect(greenClaimsIn('Umweltfreundliche Wanne, geringer Energieverbrauch', 'de')).toEqual([
    'umweltfreundliche',
    'geringer energieverbrauch',
  ]);
  expect(greenClaimsIn('Grün, Energieeffizienzklasse D, 290 W', 'de')).toEqual([]);
  expect(greenClaimsIn('economical, Eco; energy efficiency class', 'en')).toEqual(['eco']);
});

it('is satisfied by a page with evidence', () => {
  const texts = { en: { highlights: ['biodegradable'] } };
  expect(unprovenClaims({ texts })).toEqual([
    { path: 'texts.en.highlights.0', claim: 'biodegradable' },
  ]);
  expect(unprovenClaims({ texts, declarations: { evidence: ['/proof.pdf'] } })).toEqual([]);
});

it('finds none in the content and the texts of the shop', () => {
  expect(readContent(['content']).versions.flatMap(claimsWithoutProof)).toEqual([]);
  const texts = languages.flatMap((language) =>
    greenClaimsOf(JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')), language),
  );
  expect(texts).toEqual([]);
});
