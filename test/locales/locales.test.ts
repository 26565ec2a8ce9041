/** Every text in every language: complete, used, and the same on the server as in an island. */
import { describe, expect, it } from 'vitest';
import {
  addToCartTexts,
  cartButtonTexts,
  cartDrawerTexts,
  cartPageTexts,
} from '#client/cart/island-texts.ts';
import { vatFieldTexts } from '#client/checkout/vat/vat-field-texts.ts';
import { paymentWaitTexts } from '#client/payment/payment-wait-texts.ts';
import { languages } from '#domain/country/countries.ts';
import { locales, regionalOverlays } from '#domain/locale/locales.ts';
import { grammarOf, resolveText, type TextKey } from '#domain/texts/texts.ts';
import { textsFor } from '#worker/texts/texts.ts';
import {
  baseOf,
  coverageOf,
  overlayFaults,
  placeholdersOf,
  untranslated,
} from '../../scripts/locales/coverage.ts';
import { readLocales, readUsers } from '../../scripts/locales/texts.ts';
import { brokenCalls, unusedKeys, usageOf } from '../../scripts/locales/usage.ts';
import { closureOf, targetOf } from '../architecture/rules.ts';
import { sourcesBelow } from '../architecture/survey.ts';
import { sameEverywhere, sameInLanguage } from './wording.ts';

const files = readLocales();
const textsOf = (code: string) => files.get(code) ?? {};
const english = textsOf('en');
const usage = usageOf(readUsers());

describe('a language', () => {
  it('has a file, and so has each overlay', () => {
    expect([...files.keys()].sort()).toEqual([...languages, ...regionalOverlays].sort());
    expect(languages).toHaveLength(21);
  });

  it.each(languages)(
    '%s has every text in each of its plural forms, with its placeholders',
    (language) => {
      const { missing, surplus, placeholders } = coverageOf(english, textsOf(language), language);
      expect({ missing, surplus, placeholders }).toEqual({
        missing: [],
        surplus: [],
        placeholders: [],
      });
    },
  );

  it.each(languages.filter((language) => language !== 'en'))(
    '%s is not a copy of English',
    (language) => {
      const allowed = [...sameEverywhere, ...(sameInLanguage[language] ?? [])];
      const copied = untranslated(english, textsOf(language));
      expect(copied.filter((key) => !allowed.includes(key))).toEqual([]);
      // Exceptions that are no longer needed must be removed.
      expect(allowed.filter((key) => !copied.includes(key))).toEqual([]);
    },
  );

  it('is reported with its missing and surplus texts', () => {
    const source = { a: 'A {x}', b_one: '{count} b', b_other: '{count} bs' };
    const lacking = { b_one: '{count} b', b_other: '{n} b', c: 'C' };
    expect(coverageOf(source, lacking, 'pl')).toEqual({
      missing: ['a', 'b_few', 'b_many'],
      surplus: ['c'],
      placeholders: ['b_other', 'c'],
      percent: 40,
    });
    expect(coverageOf(source, { a: ' ', b_one: '', b_other: 'b' }, 'en').percent).toBeCloseTo(
      33.3,
      1,
    );
  });
});

describe('a regional overlay', () => {
  it.each(regionalOverlays)('%s only changes texts that exist, and really changes them', (code) => {
    const base = textsOf(code.slice(0, 2));
    expect(overlayFaults(textsOf(code), base)).toEqual({ unknown: [], same: [] });
    const wrong = Object.entries(textsOf(code)).filter(
      ([key, text]) => `${placeholdersOf(text)}` !== `${placeholdersOf(base[key] ?? '')}`,
    );
    expect(wrong).toEqual([]);
  });

  it('is reported if it has an unknown key or a copy of the base text', () => {
    const faults = overlayFaults({ a: 'A', b: 'B', c: 'C' }, { a: 'A', b: 'b' });
    expect(faults).toEqual({ unknown: ['c'], same: ['a'] });
  });
});

describe('a text of en.json', () => {
  it('that counts goods has a form for one and a form for many', () => {
    // A limit («at most {count}») needs no plural form.
    const counting = Object.keys(english).filter((key) =>
      /(?<!at most |more than |of )\{count\} \p{L}/iu.test(english[key] ?? ''),
    );
    expect(counting.length).toBeGreaterThan(10);
    expect(counting.filter((key) => baseOf(key) === key)).toEqual([]);
  });

  it('is used somewhere', () => {
    expect(unusedKeys(english, usage)).toEqual([]);
  });

  it('exists for every call, which passes a number if the text has plural forms', () => {
    expect(usage.calls.length).toBeGreaterThan(150);
    expect(brokenCalls(english, usage)).toEqual([]);
  });

  it('is reported if it is unused, misspelt or used without its number', () => {
    const keys = { 'a.b': '', 'a.c.d': '', 'e.f_one': '', 'e.f_other': '', 'g.h': '', 'i.j': '' };
    const text =
      "t('e.f'); t('a.x'); t('e.f', { count: 2 }); t(`g.$\u007Bone}`); t('i.j'); // t('a.b')";
    const made = usageOf([{ path: 'src/made-up.tsx', text }]);
    expect(unusedKeys(keys, made)).toEqual(['a.b', 'a.c.d']);
    expect(brokenCalls(keys, made)).toEqual([
      "src/made-up.tsx:1 t('e.f')",
      "src/made-up.tsx:1 t('a.x')",
    ]);
  });
});

describe('an island has every text it may show', () => {
  const house = sourcesBelow('src/client');
  const registry = house.find(({ path }) => path === 'src/client/entry/islands.ts');
  const carried: Record<string, readonly TextKey[]> = {
    // The drawer's are loaded with it.
    'src/client/cart/drawer/cart-button.tsx': [...cartButtonTexts, ...cartDrawerTexts],
    'src/client/cart/add-to-cart.tsx': addToCartTexts,
    'src/client/cart/cart-page.tsx': cartPageTexts,
    'src/client/payment/payment-wait.tsx': paymentWaitTexts,
    'src/client/checkout/vat/vat-field.tsx': vatFieldTexts,
  };

  /** Islands that receive their texts as props. */
  const given = ['src/client/payment/paypal-button.tsx'];

  it('in the table of this test or as props', () => {
    const all = (registry?.imports ?? []).filter(({ dynamic }) => dynamic);
    const paths = all.map((each) => targetOf('src/client/entry/islands.ts', each));
    expect(paths.sort()).toEqual([...Object.keys(carried), ...given].sort());
  });

  it.each(Object.entries(carried))('%s', (path, keys) => {
    const parts = [...closureOf(house, path)];
    const { calls } = usageOf(house.filter((file) => parts.includes(file.path)));
    expect(calls.length).toBeGreaterThan(2);
    const carriedKeys = new Set<string>(keys);
    const bare = calls.filter(({ key }) => !carriedKeys.has(key));
    expect(bare.map(({ key, where }) => `${where} ${key}`)).toEqual([]);
  });

  it.each(given)('%s uses no text itself', (path) => {
    const parts = [...closureOf(house, path)];
    const { calls } = usageOf(house.filter((file) => parts.includes(file.path)));
    expect(calls).toEqual([]);
  });
});

describe('a text in an island reads as on the server', () => {
  const forms = Map.groupBy(Object.keys(english), baseOf);
  const bases = [...forms.keys()] as TextKey[];
  const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5];
  const asked = bases.map((key) => {
    const names = (forms.get(key) ?? []).flatMap((form) => placeholdersOf(english[form] ?? ''));
    const parameters = Object.fromEntries(
      names.map((name) => [name.slice(1, -1), `[${name} & "co" $& <b> $t(cart.title)]`]),
    );
    return { key, parameters, isCounted: !(key in english) || 'count' in parameters };
  });

  it.each(locales.map(({ code }) => code))('in %s', async (code) => {
    const { t, texts } = await textsFor(code);
    const grammar = grammarOf(code);
    const plurals = new Intl.PluralRules(code);
    // A text of one form that does not show its number depends only on the number's plural category.
    const ofEachCategory = [
      ...new Map(counts.map((count) => [plurals.select(count), count])).values(),
    ];
    const differing: string[] = [];
    for (const { key, parameters, isCounted } of asked) {
      for (const count of isCounted ? counts : ofEachCategory) {
        const values = { ...parameters, count };
        const server = t(key, values);
        const island = resolveText(texts, grammar, key, values);
        if (server !== island) differing.push(`${key} ${count}: ${server} | ${island}`);
      }
    }
    expect(differing).toEqual([]);
  });

  it.each(['hu-HU', 'bg-BG', 'hr-HR', 'da-DK'] as const)(
    'in %s a value with a full stop at the end of a sentence is not followed by another',
    async (code) => {
      const { t, texts } = await textsFor(code);
      const grammar = grammarOf(code);
      for (const { key, parameters } of asked) {
        const values = Object.fromEntries(
          Object.keys(parameters).map((name) => [name, '2026. 11. 28.']),
        );
        expect(t(key, values)).not.toMatch(/\.\.(?!\.)/);
        expect(resolveText(texts, grammar, key, values)).not.toMatch(/\.\.(?!\.)/);
      }
    },
  );

  it('without a number, for texts of one form', async () => {
    const single = bases.filter((key) => key in english);
    for (const { code } of locales) {
      const { t, texts } = await textsFor(code);
      const grammar = grammarOf(code);
      expect(single.filter((key) => t(key) !== resolveText(texts, grammar, key))).toEqual([]);
    }
  });

  it('with the plural forms of the language: Polish few and many, Slovenian two', async () => {
    const polish = await textsFor('pl-PL');
    expect(polish.t('listing.count', { count: 3 })).toBe(
      polish.texts['listing.count_few']?.replace('{count}', '3'),
    );
    expect(polish.t('listing.count', { count: 11 })).toBe(
      polish.texts['listing.count_many']?.replace('{count}', '11'),
    );
    const slovenian = await textsFor('sl-SI');
    expect(slovenian.t('listing.count', { count: 2 })).toBe('2 izdelka');
  });

  it('with large numbers formatted for the language', async () => {
    const { t, texts } = await textsFor('de-DE');
    expect(t('listing.count', { count: 12_345 })).toContain('12.345');
    expect(resolveText(texts, grammarOf('de-DE'), 'listing.count', { count: 12_345 })).toContain(
      '12.345',
    );
  });

  it('without ß in Switzerland', async () => {
    const { texts } = await textsFor('de-CH');
    expect(Object.values(texts).filter((text) => text.includes('ß'))).toEqual([]);
    expect(Object.values((await textsFor('de-DE')).texts).some((text) => text.includes('ß'))).toBe(
      true,
    );
  });
});
