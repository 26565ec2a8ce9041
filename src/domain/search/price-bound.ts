/** The price that a search names: "fryer under 200 euros" is a search for "fryer" with a limit of the price filter. */
import type { Language } from '../country/countries.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { currencyNames } from './currency-names.ts';
import { fold } from './fold.ts';
import { textInLatinScript } from './latin-script.ts';
import { type Token, tokensOf, whole } from './price-tokens.ts';
import { commonPriceWords, priceWords } from './price-words.ts';
import { quantitiesIn } from './quantities.ts';
import { isStopword } from './stopwords.ts';

/** `currency`: that of the market; amounts in others are no prices here. */
type Market = { language: Language; currency: CurrencyCode };

/** `from`, `to`: cents, as in a `ListingQuery`, at least one of them; `rest`: the text without the words of the price. */
export type PriceBound = { rest: string; from?: number; to?: number };

type Phrases = readonly (readonly string[])[];
type Side = 'below' | 'above';
/** `next`: the token behind it; `afterNumber`: the one behind its number, which may be a currency with an ending. */
type Amount = {
  value: number;
  inThousands: boolean;
  inCurrency: boolean;
  next: number;
  afterNumber: number;
};
type Limits = { from?: number; to?: number };
type Found = Limits & { next: number };

/** Undefined if no price is named: a number alone, or one with a unit, is none. */
export function priceBoundIn(text: string, market: Market): PriceBound | undefined {
  if (!/\d/.test(text)) return undefined;
  const typed = text.normalize('NFC');
  const tokens = tokensOf(typed, market.language);
  const { limits, spans } = limitsIn(typed, tokens, grammarOf(market));
  const { from, to } = limits;
  if (spans.length === 0 || (from !== undefined && to !== undefined && from > to)) return undefined;
  return { rest: without(typed, tokens, spans, market.language), ...limits };
}

type Grammar = Record<
  Side | 'between' | 'to' | 'and' | 'belowAfter' | 'aboveAfter' | 'betweenAfter' | 'currency',
  Phrases
> & { thousand: Phrases };

const grammars = new Map<string, Grammar>();

function grammarOf({ language, currency }: Market): Grammar {
  const key = `${language} ${currency}`;
  const known = grammars.get(key);
  if (known) return known;
  const own = priceWords[language];
  const phrases = (...lists: (string | undefined)[]): Phrases =>
    lists
      .flatMap((list) => list?.split(',') ?? [])
      .map((phrase) => textInLatinScript(fold(phrase), language) || phrase.trim())
      .filter((phrase) => phrase !== '')
      .map((phrase) => phrase.split(' '))
      .sort((one, other) => other.length - one.length);
  const common = commonPriceWords;
  const grammar = {
    below: phrases(own.below, common.below),
    above: phrases(own.above, common.above),
    between: phrases(own.between),
    to: phrases(own.to, common.to),
    and: phrases(own.and),
    belowAfter: phrases(own.belowAfter, common.belowAfter),
    aboveAfter: phrases(own.aboveAfter, common.aboveAfter),
    betweenAfter: phrases(own.betweenAfter),
    currency: phrases(currencyNames[currency], own.currency, whole),
    thousand: phrases(common.thousand),
  };
  grammars.set(key, grammar);
  return grammar;
}

function limitsIn(text: string, tokens: readonly Token[], grammar: Grammar) {
  const limits: Limits = {};
  const spans: [first: number, next: number][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = limitsAt(text, tokens, at, grammar);
    if (!found) continue;
    const { next, from = limits.from, to = limits.to } = found;
    if (from !== undefined) limits.from = from;
    if (to !== undefined) limits.to = to;
    spans.push([at, next]);
    at = next - 1;
  }
  return { limits, spans };
}

function limitsAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
): Found | undefined {
  const has = (phrases: Phrases, place: number) => afterPhrase(tokens, place, phrases);
  const lead = leadAt(tokens, at, grammar);
  const first = amountAt(tokens, lead.next, grammar);
  if (!first) return undefined;
  const isLed = lead.next > at;
  const isApart = isLed || /(?:^|[\s(,;])$/u.test(text.slice(0, tokens[at]?.start));
  const separated = lead.side === 'below' || !isApart ? undefined : has(grammar.to, first.next);
  const joined = lead.side === 'below' ? undefined : has(grammar.and, first.next);
  const ranged = rangeAt(text, tokens, first, separated ?? joined, grammar);
  if (ranged) {
    const after = has(grammar.betweenAfter, ranged.next);
    if (isLed || separated !== undefined || after !== undefined) {
      return { ...ranged, next: after ?? ranged.next };
    }
  }
  if (!first.inCurrency) return undefined;
  const cents = inCents(first.value);
  if (lead.side === 'below') return { to: cents, next: first.next };
  if (lead.side === 'above') return { from: cents, next: first.next };
  for (const place of [first.next, first.next + 1, first.afterNumber]) {
    // `Ft-ig`, `200 €:n`: only a hyphen may stand between.
    if (place > first.next && !tokens[first.next]?.keys.includes('-')) continue;
    const below = has(grammar.belowAfter, place);
    if (below !== undefined) return { to: cents, next: below };
    const above = has(grammar.aboveAfter, place);
    if (above !== undefined) return { from: cents, next: above };
  }
  return undefined;
}

/** The words before an amount: "bis maximal", "between". */
function leadAt(tokens: readonly Token[], at: number, grammar: Grammar) {
  let next = at;
  let side: Side | undefined;
  for (;;) {
    const sides = side ? [side] : (['below', 'above'] as const);
    const led = sides.flatMap((each) => {
      const behind = afterPhrase(tokens, next, grammar[each]);
      return behind === undefined ? [] : [{ side: each, next: behind }];
    });
    const [longest] = led.sort((one, other) => other.next - one.next);
    if (!longest) break;
    ({ side, next } = longest);
  }
  const between = next === at ? afterPhrase(tokens, at, grammar.between) : undefined;
  return { side, next: between ?? next };
}

/** The range from the first amount to the one at `at`; either of them may name the currency. */
function rangeAt(
  text: string,
  tokens: readonly Token[],
  first: Amount,
  at: number | undefined,
  grammar: Grammar,
): Found | undefined {
  if (at === undefined) return undefined;
  // "from 100 to max. 200"
  const second = amountAt(tokens, leadAt(tokens, at, grammar).next, grammar);
  if (!second || !(first.inCurrency || second.inCurrency)) return undefined;
  if (!second.inCurrency && isMeasured(text, tokens, second)) return undefined;
  // "2–3 tys. zł"
  const isShort = second.inThousands && !first.inThousands && first.value < second.value / 1000;
  const low = isShort ? first.value * 1000 : first.value;
  if (low > second.value) return undefined;
  return { from: inCents(low), to: inCents(second.value), next: second.next };
}

const inCents = (value: number) => Math.round(value * 100);

/** Whether a unit follows the number: "from 100 € and 230 V". */
function isMeasured(text: string, tokens: readonly Token[], { next }: Amount): boolean {
  const measured = text.slice(tokens[next - 1]?.start, tokens[next]?.end).toLowerCase();
  return quantitiesIn(measured, 'query').quantities.length > 0;
}

function amountAt(tokens: readonly Token[], at: number, grammar: Grammar): Amount | undefined {
  const sign = afterPhrase(tokens, at, grammar.currency);
  const place = sign ?? at;
  const number = tokens[place]?.number;
  if (number === undefined) return undefined;
  const thousands = afterPhrase(tokens, place + 1, grammar.thousand);
  const afterNumber = thousands ?? place + 1;
  const named = afterPhrase(tokens, afterNumber, grammar.currency);
  return {
    value: thousands === undefined ? number : number * 1000,
    inThousands: thousands !== undefined,
    inCurrency: sign !== undefined || named !== undefined,
    next: named ?? afterNumber,
    afterNumber,
  };
}

/** The token behind the longest phrase that begins at this one. */
function afterPhrase(tokens: readonly Token[], at: number, phrases: Phrases): number | undefined {
  const found = phrases.find((words) =>
    words.every((word, index) => tokens[at + index]?.keys.includes(word)),
  );
  return found && at + found.length;
}

/** The text without the price, and without the joining words before it: "fryer for under £200" is a "fryer". */
function without(
  text: string,
  tokens: readonly Token[],
  spans: readonly (readonly [number, number])[],
  language: Language,
): string {
  const isJoining = ({ start, end, number }: Token) =>
    number === undefined && isStopword(fold(text.slice(start, end)), language);
  let kept = '';
  let from = 0;
  for (const [first, next] of spans) {
    let begin = first;
    while (begin > 0 && tokens.slice(begin - 1, begin).every(isJoining)) begin -= 1;
    kept += `${text.slice(from, tokens[begin]?.start)} `;
    from = Math.max(from, tokens[next - 1]?.end ?? 0);
  }
  return `${kept}${text.slice(from)}`
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, '');
}
