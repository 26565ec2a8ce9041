/** Texts for faulty fields and refused payments in 28 locales: each rule has its own text in the shopper's language. */
import { describe, expect, it } from 'vitest';
import { readStep } from '#domain/checkout/addresses-step.ts';
import { errorText } from '#domain/checkout/error-text.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { countryName } from '#domain/country/country-name.ts';
import { type Locale, locales } from '#domain/locale/locales.ts';
import { paymentErrors, refusals } from '#domain/payment/provider.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { textsFor } from '#worker/texts/texts.ts';
import {
  type Broken,
  brokenNumbers,
  brokenPostalCode,
  brokenRules,
} from '../domain/broken-addresses.ts';
import { formOf } from '../domain/filled-form.ts';

/** The stem of the Finnish word for street changes: katu, kadun. */
const inflected: Partial<Record<Locale['code'], string>> = { 'fi-FI': 'kadun' };

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains a word of the label; its ending may be inflected. */
function names(text: string, label: string, { code }: Locale): boolean {
  const words = folded(label).match(/\p{L}{2,}/gu) ?? [];
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const stem = longest.length > 2 ? longest.slice(0, Math.min(4, longest.length - 1)) : longest;
  const said = folded(text);
  return said.includes(stem) || said.includes(inflected[code] ?? stem);
}

/** The error text of the broken field, and the faults of that text. */
async function told(broken: Broken, locale: Locale) {
  const { typed, field, holds = [], label, hasFreight = false } = broken;
  const { t } = await textsFor(locale.code);
  const english = (await textsFor('en-GB')).t;
  const form = formOf(locale.country, typed);
  const outcome = readStep(form, locale.country, undefined, { hasFreight });
  const error = outcome.ok ? undefined : outcome.errors[field];
  if (!error) return { text: '', faults: [`${field} is told nothing`] };
  const text = errorText(error, t, locale.code);
  const wanted = [...holds, ...(broken.names ? [countryName(broken.names, locale.code)] : [])];
  const isEnglish = locale.language !== 'en' && text === errorText(error, english, locale.code);
  return {
    text,
    faults: [
      ...(/[{}]|undefined/.test(text) ? ['a placeholder is left'] : []),
      ...wanted.filter((part) => !text.includes(part)).map((part) => `no ${part}`),
      ...(label && !names(text, t(label), locale) ? [`no ${t(label)}`] : []),
      ...(isEnglish ? ['is English'] : []),
    ],
  };
}

/** Rules of one field that have the same text. */
function alike(told: { rule: string; field: string; text: string }[]): string[] {
  return told.flatMap(({ rule, field, text }, index) =>
    told
      .slice(index + 1)
      .filter((other) => other.field === field && other.text === text)
      .map((other) => `${rule} = ${other.rule}: ${text}`),
  );
}

describe.each(locales)('in $code', (locale) => {
  it('each rule of the addresses form names the field or shows what is expected', async () => {
    const { country } = locale;
    const rules = Object.entries({ ...brokenRules(country), ...brokenNumbers(country) });
    expect(rules.length).toBeGreaterThan(17);
    const all = await Promise.all(
      rules.map(async ([rule, broken]) => ({ rule, ...broken, ...(await told(broken, locale)) })),
    );
    const faulty = all.filter(({ faults }) => faults.length > 0);
    expect(faulty.map(({ rule, text, faults }) => `${rule}: ${text} (${faults})`)).toEqual([]);
    expect(alike(all)).toEqual([]);
  });

  it('the postcodes of 25 countries are explained', async () => {
    for (const country of countryCodes) {
      const { text, faults } = await told(brokenPostalCode(country, locale.country), locale);
      expect({ country, text, faults }).toEqual({ country, text, faults: [] });
    }
  });

  it('each reason why a payment failed has its own text', async () => {
    const { t, texts } = await textsFor(locale.code);
    const english = (await textsFor('en-GB')).texts;
    const keys: TextKey[] = [
      ...refusals.map((reason) => `paymentError.reason.${reason}` as const),
      ...paymentErrors.map((kind) => `paymentError.kind.${kind}` as const),
    ];
    const said = keys.map((key) => t(key));
    expect(new Set(said).size).toBe(refusals.length + paymentErrors.length);
    expect(said.filter((text) => /[{}]/.test(text) || text.length < 15)).toEqual([]);
    const copied = keys.filter((key) => texts[key] === english[key]);
    expect(locale.language === 'en' ? [] : copied).toEqual([]);
  });
});
