/** Unit signs as each language writes them; a language not listed uses the first sign. */
import type { Language } from '#domain/country/countries.ts';
import { termsOf, word } from './terms.ts';

type Signs = { any: string } & Partial<Record<Language, string>>;

const smallLitre: Partial<Record<Language, string>> = {
  cs: 'l',
  da: 'l',
  fi: 'l',
  hr: 'l',
  hu: 'l',
  lt: 'l',
  nb: 'l',
  pl: 'l',
  sk: 'l',
  sl: 'l',
  sv: 'l',
};

const signs = {
  W: { any: 'W' },
  V: { any: 'V' },
  A: { any: 'A' },
  J: { any: 'J' },
  Hz: { any: 'Hz' },
  Nm: { any: 'Nm' },
  dB: { any: 'dB(A)' },
  celsius: { any: '°C' },
  times: { any: '×' },
  bar: { any: 'bar', bg: 'бара' },
  litre: { any: 'L', ...smallLitre, bg: 'л' },
  millilitre: { any: 'ml', bg: 'мл' },
  litrePerMinute: {
    any: 'L/min',
    cs: 'l/min',
    da: 'l/min',
    fi: 'l/min',
    hr: 'l/min',
    hu: 'l/perc',
    lt: 'l/min',
    nb: 'l/min',
    pl: 'l/min',
    sk: 'l/min',
    sl: 'l/min',
    sv: 'l/min',
    bg: 'л/мин',
  },
  micrometre: { any: 'µm', bg: 'μм' },
  ampereHour: { any: 'Ah' },
  gram: { any: 'g', bg: 'г' },
  kilogram: { any: 'kg', bg: 'кг' },
  kilogramPerHour: { any: 'kg/h', bg: 'кг/ч' },
  kilogramPerDay: { any: 'kg/24\u00a0h', bg: 'кг/24\u00a0ч' },
  metre: { any: 'm', bg: 'м' },
  centimetre: { any: 'cm', bg: 'см' },
  millimetre: { any: 'mm', bg: 'мм' },
  rpm: {
    any: 'rpm',
    de: 'U/min',
    fr: 'tr/min',
    it: 'giri/min',
    nl: 'tpm',
    pl: 'obr./min',
    cs: 'ot./min',
    sk: 'ot./min',
    hu: 'ford./perc',
    ro: 'rot/min',
    bg: 'об./мин',
    el: 'σ.α.λ.',
    hr: 'o/min',
    sl: 'vrt./min',
    lt: 'aps./min',
    da: 'omdr./min',
    sv: 'varv/min',
    nb: 'o/min',
    fi: 'r/min',
  },
} as const satisfies Record<string, Signs>;

export type Unit = keyof typeof signs | 'pieces' | 'eggs';

export function unitSign(unit: Unit, language: Language): string {
  if (unit === 'pieces' || unit === 'eggs') return word(termsOf(language).values, 'pieces');
  const row: Signs = signs[unit];
  return row[language] ?? row.any;
}

type Counted = Partial<Record<Intl.LDMLPluralRule, string>>;

/** The units whose word after a count is not their sign. */
const counted: Partial<Record<Unit, Partial<Record<Language, Counted>>>> = {
  pieces: { sl: { two: 'kosa', few: 'kosi', other: 'kosov' } },
  eggs: {
    bg: { other: 'яйца' },
    cs: { few: 'vejce', other: 'vajec' },
    da: { other: 'æg' },
    de: { other: 'Eier' },
    el: { other: 'αυγά' },
    en: { other: 'eggs' },
    es: { other: 'huevos' },
    fi: { other: 'munaa' },
    fr: { other: 'œufs' },
    hr: { other: 'jaja' },
    hu: { other: 'tojás' },
    it: { other: 'uova' },
    lt: { few: 'kiaušiniai', other: 'kiaušinių' },
    nb: { other: 'egg' },
    nl: { other: 'eieren' },
    pl: { few: 'jaja', other: 'jaj' },
    pt: { other: 'ovos' },
    ro: { few: 'ouă', other: 'de ouă' },
    sk: { few: 'vajcia', other: 'vajec' },
    sl: { two: 'jajci', few: 'jajca', other: 'jajc' },
    sv: { other: 'ägg' },
  },
};

/** The unit after a count in a name: "48 kosov". A figure of the technical data has the sign. */
export function unitAfter(count: unknown, unit: Unit, language: Language): string {
  const words = typeof count === 'number' ? counted[unit]?.[language] : undefined;
  return (
    words?.[new Intl.PluralRules(language).select(Number(count))] ??
    words?.other ??
    unitSign(unit, language)
  );
}
