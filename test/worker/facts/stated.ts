/** What a surface states about an article, read from its markup or answer and not from the shop's own data. */
import type { ProductAnswer } from '#domain/catalogue/calls/product-answer.ts';
import type { Attribute } from '#domain/feed/attribute.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { type CurrencyCode, currencies } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format.ts';
import { decodedText } from '../html-prices.ts';

/** A fact that a surface does not state is absent; `none` is a statement: no strike price, no date. */
export type Stated = Partial<
  Record<'now' | 'struck' | 'stock' | 'from' | 'arrives' | 'plug' | 'connection', string>
>;

export const none = 'none';

/** Text of markup, without tags and with what screen readers get only left out. */
export function textOf(html: string): string {
  const seen = html.replace(/<span class="vh"[^>]*>.*?<\/span>/gs, '').replace(/<!-- -->/g, '');
  return decodedText(seen.replace(/<[^>]*>/g, '')).trim();
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** The price tag of a page, a card, a column. */
export function priceIn(html: string): Stated {
  const tag = /<div class="price".*?<\/div>/s.exec(html)?.[0] ?? '';
  const now =
    /<p class="price__now">(.*?)<(?:span class="price__gross as-net"|\/p>)/s.exec(tag)?.[1] ?? '';
  // The product page says its price twice: split into parts, and for screen readers.
  const whole = first(now, /<span class="vh"[^>]*>(.*?)<\/span>/s) ?? now;
  return { now: textOf(whole), struck: struckIn(tag) };
}

export function struckIn(html: string): string {
  return textOf(first(html, /<s>(.*?)<(?:span class="as-net"|\/s>)/s) ?? none);
}

/** The sum of a line of the cart. */
export function lineSumIn(html: string): Stated {
  const sum = first(html, /<p class="line__sum">(.*?)<\/p>/s) ?? '';
  const leading = sum.replace(/<s>.*?<\/s>/s, '').replace(/<span class="as-net">.*/s, '');
  return { now: textOf(leading), struck: struckIn(sum) };
}

/** The stock badge: whether it can be ordered, and the month or the day it names. Its own page names the day of a restock. */
export function stockIn(html: string): Stated {
  const badge = /<p class="status-dot.*?<\/p>/s.exec(html)?.[0] ?? '';
  const isOut = first(badge, /data-stock="(\w+)"/) === 'out';
  const date = first(badge, /<time dateTime="([\d-]+)"/) ?? none;
  return isOut
    ? { stock: 'out', from: date === none ? none : date.slice(0, '2027-01'.length), arrives: none }
    : { stock: 'in', from: none, arrives: date };
}

/** The cells of a row of a table, by the text of its heading. */
export function cellsOf(html: string, label: string): string[] {
  const heading = (row: string) => textOf(/<th.*?<\/th>/s.exec(row)?.[0] ?? '');
  // The comparison marks rows whose values differ.
  const row = html.split('<tr').find((each) => heading(each).replace('≠', '').trim() === label);
  return (row?.match(/<td.*?<\/td>/gs) ?? []).map(textOf);
}

/** Price and stock in each column of the comparison. */
export function columnsOf(html: string): Stated[] {
  const cells = (part: string) =>
    html
      .split('<tr')
      .find((row) => row.includes(part))
      ?.split('<td')
      .slice(1) ?? [];
  const stocks = cells('class="status-dot');
  return cells('class="price"').map((price, at) => ({
    ...priceIn(price),
    ...stockIn(stocks[at] ?? ''),
  }));
}

/** The answer to a question of the product page. */
export function connectionIn(html: string, question: string): string {
  const asked = html
    .split('<details')
    .find((each) => textOf(/<summary>.*?<\/summary>/s.exec(each)?.[0] ?? '') === question);
  return asked ? textOf(/<p[^>]*>.*?<\/p>/s.exec(asked)?.[0] ?? none) : none;
}

type Offer = {
  price: string;
  availability: string;
  availabilityStarts?: string;
  priceSpecification:
    | { price: string; priceType?: string }
    | { price: string; priceType?: string }[];
  shippingDetails: {
    deliveryTime: Record<'handlingTime' | 'transitTime', { minValue: number; maxValue: number }>;
  };
};

/** An amount in major units, as pages write it. */
const writtenIn = (currency: CurrencyCode, code: LocaleCode) => (amount: string) =>
  formatMoney(
    Math.round(Number(amount) * 10 ** currencies[currency].fractionDigits),
    currency,
    code,
  );

/** The offer of structured data. */
export function offerIn(data: object, currency: CurrencyCode, code: LocaleCode): Stated {
  const { offers } = data as { offers: Offer };
  const money = writtenIn(currency, code);
  const struck = [offers.priceSpecification]
    .flat()
    .find(({ priceType }) => priceType?.endsWith('StrikethroughPrice'));
  return {
    now: money(offers.price),
    struck: struck ? money(struck.price) : none,
    stock: offers.availability.endsWith('/InStock') ? 'in' : 'out',
    from: offers.availabilityStarts?.slice(0, 7) ?? none,
  };
}

/** An item of a merchant feed. Amounts are like `118.90 EUR`. */
export function itemIn(
  item: readonly Attribute[],
  currency: CurrencyCode,
  code: LocaleCode,
): Stated {
  const values = new Map(item);
  const money = (name: string) =>
    writtenIn(currency, code)(String(values.get(name)).replace(` ${currency}`, ''));
  const isReduced = values.has('sale_price');
  return {
    now: money(isReduced ? 'sale_price' : 'price'),
    struck: isReduced ? money('price') : none,
    stock: values.get('availability') === 'in_stock' ? 'in' : 'out',
  };
}

/** Working days from dispatch to door, of structured data: `2-4`. */
export function daysIn(data: object): string {
  const { transitTime } = (data as { offers: Offer }).offers.shippingDetails.deliveryTime;
  return `${transitTime.minValue}-${transitTime.maxValue}`;
}

/** The answer of `getProduct`. */
export function callOf({ masterVariant }: ProductAnswer, code: LocaleCode): Stated {
  const { price, availability, attributesRaw } = masterVariant;
  const isReduced = price.discounted?.discount.isActive;
  const now = isReduced ? price.discounted?.value : price.value;
  const money = (amount = price.value) => formatMoney(amount.centAmount, amount.currencyCode, code);
  const named = (name: string) => attributesRaw.find((each) => each.name === name)?.value;
  const struck = isReduced && (named('lowestPrice') as typeof price.value | undefined);
  const from =
    named('restockDate') ?? (availability.noChannel.isOnStock ? none : named('releaseDate'));
  return {
    now: money(now),
    struck: struck ? money(struck) : none,
    stock: availability.noChannel.isOnStock ? 'in' : 'out',
    from: String(from ?? none).slice(0, 7),
    plug: String(named('plug') ?? none),
  };
}

/** Facts that are stated differently, as text: `ch-de EX1 plug: page "a", call "b"`. */
export function contradictions(about: string, surfaces: Record<string, Stated>): string[] {
  const names = new Set(Object.values(surfaces).flatMap((stated) => Object.keys(stated)));
  return [...names].flatMap((name) => {
    const said = Object.entries(surfaces).flatMap(([surface, stated]): [string, string][] => {
      const value = stated[name as keyof Stated];
      return value === undefined ? [] : [[surface, value]];
    });
    if (new Set(said.map(([, value]) => value)).size <= 1) return [];
    return [
      `${about} ${name}: ${said.map(([surface, value]) => `${surface} "${value}"`).join(', ')}`,
    ];
  });
}
