/**
 * Words by which shoppers limit a price: "under 200 euros", "ab 100 €", "50 000 Ft alatt". Phrases are separated by
 * commas. They are compared without accents, and in one spelling for Greek and Bulgarian.
 */
import type { Language } from '../country/countries.ts';

/** `to`: between the amounts of a range, also without a word before it; `and`: only with one. */
export type PriceWords = Readonly<
  Record<'below' | 'above' | 'between' | 'to' | 'and' | 'belowAfter' | 'aboveAfter', string> & {
    betweenAfter?: string;
    /** What the language alone calls its currency. */
    currency?: string;
  }
>;

/** In every language. */
export const commonPriceWords = {
  below: '<, ≤, max, maximum, budget',
  above: '>, ≥, min, minimum',
  to: '-',
  belowAfter: 'max, maximum',
  aboveAfter: 'min, minimum',
  thousand:
    'k, tsd, tausend, thousand, tys, tis, tisíc, ezer, tusen, tusind, mii, tūkst, хил, mil, χιλ',
} as const;

export const priceWords: Record<Language, PriceWords> = {
  de: {
    below:
      'unter, bis, bis zu, maximal, höchstens, weniger als, nicht über, nicht mehr als, günstiger als, billiger als',
    above: 'ab, über, mindestens, mehr als, nicht unter',
    between: 'zwischen, von',
    to: 'bis',
    and: 'und',
    belowAfter: 'maximal, höchstens, oder weniger',
    aboveAfter: 'mindestens, oder mehr, aufwärts',
  },
  en: {
    below:
      'under, below, up to, less than, no more than, not more than, at most, cheaper than, within, lower than',
    above: 'over, above, from, more than, at least, starting at, starting from, no less than',
    between: 'between, from',
    to: 'to',
    and: 'and',
    belowAfter: 'or less, or under, or below, or cheaper, tops',
    aboveAfter: 'or more, or over, and up, and over, and above',
  },
  nl: {
    below: `onder, onder de, beneden, beneden de, tot, tot en met, minder dan, maximaal, hoogstens, niet meer dan, niet
      boven, goedkoper dan`,
    above: 'vanaf, boven, boven de, meer dan, minimaal, minstens, ten minste',
    between: 'tussen, tussen de, van',
    to: 'tot',
    and: 'en',
    belowAfter: 'of minder, maximaal',
    aboveAfter: 'of meer',
  },
  fr: {
    below: `moins de, sous, jusqu'à, en dessous de, au-dessous de, inférieur à, inférieure à, maxi, pas plus de, au plus,
      moins cher que`,
    above: 'plus de, à partir de, dès, au-dessus de, supérieur à, supérieure à, au moins',
    between: 'entre, de',
    to: 'à',
    and: 'et',
    belowAfter: 'ou moins, maxi',
    aboveAfter: 'ou plus, et plus',
  },
  it: {
    below: `sotto, sotto i, sotto gli, sotto ai, al di sotto di, al di sotto dei, meno di, inferiore a, fino a, fino ai,
      entro, entro i, massimo, al massimo, non più di`,
    above: 'sopra, sopra i, oltre, oltre i, più di, superiore a, a partire da, almeno, minimo',
    between: 'tra, tra i, fra, fra i, da, dai',
    to: 'a, ai, fino a',
    and: 'e, e i',
    belowAfter: 'o meno, massimo',
    aboveAfter: 'o più, minimo',
  },
  es: {
    below: `menos de, por menos de, hasta, por debajo de, debajo de, bajo, inferior a, máximo, como máximo, no más de,
      más barato de`,
    above: 'más de, desde, a partir de, por encima de, superior a, mínimo, al menos, como mínimo',
    between: 'entre, de, desde',
    to: 'a, hasta',
    and: 'y',
    belowAfter: 'o menos, máximo, como máximo',
    aboveAfter: 'o más, mínimo, como mínimo',
  },
  pt: {
    below:
      'menos de, por menos de, até, até aos, abaixo de, abaixo dos, inferior a, máximo, no máximo, não mais de',
    above:
      'mais de, acima de, acima dos, a partir de, desde, superior a, mínimo, no mínimo, pelo menos',
    between: 'entre, de',
    to: 'a, até',
    and: 'e',
    belowAfter: 'ou menos, máximo, no máximo',
    aboveAfter: 'ou mais, mínimo, no mínimo',
  },
  ro: {
    below: 'sub, până la, până în, mai puțin de, maxim, cel mult, nu mai mult de, mai ieftin de',
    above: 'peste, de la, începând de la, mai mult de, minim, cel puțin',
    between: 'între, de la',
    to: 'la, până la',
    and: 'și',
    belowAfter: 'sau mai puțin, maxim',
    aboveAfter: 'sau mai mult, minim',
  },
  sk: {
    below: 'do, pod, menej ako, menej než, maximálne, najviac, nie viac ako, lacnejšie ako',
    above: 'od, nad, viac ako, viac než, minimálne, aspoň, najmenej',
    between: 'medzi, od',
    to: 'do, až',
    and: 'a',
    belowAfter: 'maximálne, alebo menej, a menej',
    aboveAfter: 'minimálne, alebo viac, a viac',
  },
  cs: {
    below: 'do, pod, méně než, maximálně, nejvýše, nejvíc, ne více než, levnější než',
    above: 'od, nad, více než, přes, minimálně, alespoň, nejméně',
    between: 'mezi, od',
    to: 'do, až',
    and: 'a',
    belowAfter: 'maximálně, nebo méně, a méně',
    aboveAfter: 'minimálně, nebo více, a více',
  },
  pl: {
    below:
      'do, poniżej, mniej niż, maksymalnie, maks, nie więcej niż, najwyżej, w cenie do, tańsze niż',
    above: 'od, powyżej, ponad, więcej niż, co najmniej, minimalnie',
    between: 'między, pomiędzy, od',
    to: 'do',
    and: 'a, i',
    belowAfter: 'maksymalnie, maks, lub mniej',
    aboveAfter: 'lub więcej, i więcej, wzwyż',
  },
  sl: {
    below: 'do, pod, manj kot, največ, maksimalno, ne več kot, cenejši od',
    above: 'od, nad, več kot, čez, vsaj, najmanj',
    between: 'med, od',
    to: 'do',
    and: 'in',
    belowAfter: 'ali manj, največ',
    aboveAfter: 'ali več, in več',
  },
  hr: {
    below: 'do, ispod, manje od, najviše, maksimalno, ne više od, jeftinije od',
    above: 'od, iznad, preko, više od, najmanje, barem',
    between: 'između, od',
    to: 'do',
    and: 'i',
    belowAfter: 'ili manje, najviše, maksimalno',
    aboveAfter: 'ili više, i više',
  },
  hu: {
    below: 'legfeljebb, kevesebb mint, olcsóbb mint, maximálisan',
    above: 'legalább, több mint',
    between: '',
    to: '',
    and: 'és',
    belowAfter: 'alatt, alatti, ig, forintig, nál olcsóbb, forintnál olcsóbb, vagy kevesebb',
    aboveAfter: 'felett, fölött, feletti, fölötti, tól, forinttól, vagy több',
    betweenAfter: 'között, közötti',
    currency: 'forintig, forinttól, forintnál',
  },
  bg: {
    below: 'до, под, по-малко от, максимум, най-много, не повече от, по-евтино от',
    above: 'от, над, повече от, минимум, поне, най-малко',
    between: 'между, от',
    to: 'до',
    and: 'и',
    belowAfter: 'или по-малко, максимум',
    aboveAfter: 'или повече, и повече',
  },
  el: {
    below:
      'κάτω από, κάτω των, μέχρι, μέχρι και, έως, έως και, ως, λιγότερο από, το πολύ, όχι πάνω από, φθηνότερο από',
    above: 'πάνω από, άνω των, από, τουλάχιστον, περισσότερο από',
    between: 'μεταξύ, από',
    to: 'έως, ως, μέχρι, με',
    and: 'και',
    belowAfter: 'το πολύ, ή λιγότερο, και κάτω',
    aboveAfter: 'ή περισσότερο, και πάνω',
  },
  lt: {
    below:
      'iki, mažiau nei, mažiau kaip, pigiau nei, pigiau kaip, ne daugiau kaip, ne daugiau nei, daugiausia, žemiau',
    above: 'nuo, virš, daugiau nei, daugiau kaip, mažiausiai, bent, ne mažiau kaip',
    between: 'tarp, nuo',
    to: 'iki',
    and: 'ir',
    belowAfter: 'ar mažiau, arba mažiau',
    aboveAfter: 'ar daugiau, arba daugiau',
  },
  fi: {
    below: 'alle, enintään, korkeintaan, maksimissaan, maks, vähemmän kuin, halvempi kuin',
    above: 'yli, vähintään, alkaen, enemmän kuin',
    between: '',
    to: '',
    and: 'ja',
    belowAfter: 'asti, saakka, tai alle, tai vähemmän',
    aboveAfter: 'alkaen, ylöspäin, tai enemmän',
    betweenAfter: 'väliltä, välillä',
    currency: 'e, euroa, euron, euroon, eurolla, eurosta',
  },
  sv: {
    below: 'under, upp till, högst, maximalt, mindre än, inte över, inte mer än, billigare än',
    above: 'över, från, minst, mer än',
    between: 'mellan, från',
    to: 'till',
    and: 'och',
    belowAfter: 'eller mindre, högst',
    aboveAfter: 'eller mer, och uppåt',
  },
  da: {
    below:
      'under, op til, højst, maks, maksimalt, mindre end, ikke over, ikke mere end, billigere end, indtil',
    above: 'over, fra, mindst, mere end',
    between: 'mellem, fra',
    to: 'til',
    and: 'og',
    belowAfter: 'eller mindre, maks',
    aboveAfter: 'eller mere, og opefter',
  },
  nb: {
    below:
      'under, opptil, opp til, inntil, høyst, maks, maksimalt, mindre enn, ikke over, ikke mer enn, billigere enn',
    above: 'over, fra, minst, mer enn',
    between: 'mellom, fra',
    to: 'til',
    and: 'og',
    belowAfter: 'eller mindre, maks',
    aboveAfter: 'eller mer, og oppover',
  },
};
