/** What the shop's own pages, calls and mails state, through the Worker: the same facts in all locales. */
import { describe, expect, it } from 'vitest';
import { plugIn } from '#domain/catalogue/plugs.ts';
import { type Locale, locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { isWorkingDay } from '#domain/shipping/holidays.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { marketRules } from '../../domain/shop.ts';
import { someOf } from '../../random.ts';
import { type DemoProduct, demoProducts } from '../demo-rows.ts';
import { mainOf, wordsOf } from '../html-page.ts';
import { visitor } from '../visitor.ts';
import {
  callOf,
  cellsOf,
  columnsOf,
  connectionIn,
  contradictions,
  daysIn,
  lineSumIn,
  none,
  offerIn,
  priceIn,
  type Stated,
  stockIn,
  textOf,
} from './stated.ts';

type Shopper = ReturnType<typeof visitor>;

const prefixIn = (locale: Locale) => prefixOf(locale, marketRules);

async function htmlAt(shopper: Shopper, path: string): Promise<string> {
  return (await shopper.get(path)).text();
}

function productIn(html: string): object {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((data) => data['@type'] === 'Product');
  if (!found) throw new Error('a page without the data of a product');
  return found;
}

const kinds = {
  reduced:
    'pr.discounted_cent_amount < pr.lowest_cent_amount AND pr.lowest_cent_amount < pr.cent_amount',
  soldOut: "i.available_quantity = 0 AND p.details ->> 'restockDate' IS NOT NULL",
  plugged: "p.attributes ->> 'plug' LIKE '%CEE 7/7' AND p.attributes ->> 'power' > 2000",
  parcel: 'p.is_package_type_freight = 0 AND i.available_quantity > 20',
  freight: 'p.is_package_type_freight = 1 AND i.available_quantity > 20',
};

async function articleOf(
  kind: keyof typeof kinds,
  { country, language }: Locale,
): Promise<DemoProduct> {
  const [found] = await demoProducts(country, language, `p.sku LIKE 'EX10%' AND ${kinds[kind]}`);
  if (!found) throw new Error(`the demo has none in ${country}: ${kind}`);
  return found;
}

/** One article in each locale, of each kind in several; others are tried in each run; the whole demo is in facts-in-full.test.ts. */
const sample = locales.map((locale, at) => {
  const kind = (['reduced', 'soldOut', 'plugged', 'freight'] as const)[at % 4] ?? 'reduced';
  return [locale.code, kind, locale] as const;
});

it.each(someOf(sample, 8))(
  'page, listing, comparison, cart, data and call in %s: %s',
  async (code, kind, locale) => {
    const { country } = locale;
    const shopper = visitor(country);
    const prefix = prefixIn(locale);
    const { t } = await textsFor(code);
    const [{ sku, slug, stock }, other] = await Promise.all([
      articleOf(kind, locale),
      articleOf('parcel', locale),
    ]);
    const [{ products }, page, list, compare] = await Promise.all([
      shopper.ask('getProduct', { skus: [sku] }),
      htmlAt(shopper, `${prefix}/${slug}`),
      htmlAt(shopper, `${prefix}/search?query=${sku.slice(2)}&sort=price-asc`),
      htmlAt(shopper, `${prefix}/compare?skus=${sku},${other.sku}`),
    ]);
    const [answer] = products.results;
    if (!answer) throw new Error(`no answer about ${sku}`);
    const call = callOf(answer, code);
    const buy = page.slice(page.indexOf('<section class="buy"'));
    const label = answer.attributesRaw.find(
      ({ name, attributeDefinition }) => name === 'plug' && attributeDefinition,
    )?.attributeDefinition?.label;
    const data = page.slice(page.indexOf('id="data"'));
    // Attributes have the labels of the language that the call was made in.
    const plug = prefix === '' && label ? { plug: cellsOf(data, label)[0] ?? none } : {};
    const surfaces: Record<string, Stated> = {
      page: { ...priceIn(buy), ...stockIn(buy), ...plug },
      listing: { ...priceIn(list), ...stockIn(list) },
      comparison: columnsOf(compare)[0] ?? {},
      data: offerIn(productIn(page), answer.masterVariant.price.value.currencyCode, code),
      call,
      ...(stock > 0 && { cart: await inCart(country, prefix, sku) }),
    };
    expect(contradictions(`${code} ${sku}`, surfaces)).toEqual([]);
    if (kind === 'reduced') expect(call.struck).not.toBe(none);
    if (kind === 'soldOut') expect(call.from).not.toBe(none);
    if (kind === 'plugged') {
      const connection = connectionIn(page, t('connection.question'));
      expect([connection.includes(call.plug ?? none), connection.includes('\u00a0W')]).toContain(
        true,
      );
    }
  },
);

async function inCart(country: string, prefix: string, sku: string): Promise<Stated> {
  const shopper = visitor(country);
  await shopper.post(`${prefix}/checkout/cart`, { intent: 'add', sku, quantity: '1' });
  const html = await htmlAt(shopper, `${prefix}/checkout/cart`);
  const line = /<li class="line".*?<\/li>/s.exec(html)?.[0] ?? '';
  return { ...lineSumIn(line), ...stockIn(line) };
}

/** The plug of each article that the filter finds in the department, as calls state it. */
async function plugsFound(shopper: Shopper, choice: string): Promise<(string | undefined)[]> {
  const query = { category: 'catering', attributes: { plug: [choice] }, pageSize: 48 as const };
  const plugs: (string | undefined)[] = [];
  for (let page = 1; ; page += 1) {
    const { listings } = await shopper.ask('searchProducts', { queries: [{ ...query, page }] });
    const skus = listings[0]?.items.map(({ sku }) => sku) ?? [];
    const { products } = await shopper.ask('getProduct', { skus, limit: 48 });
    plugs.push(...products.results.map((each) => callOf(each, 'en-GB').plug));
    if (plugs.length >= (listings[0]?.total ?? 0) || skus.length === 0) return plugs;
  }
}

it.each(['gb', 'ie', 'ch', 'dk', 'de'] as const)(
  'the filter in %s names the plugs of its pages, counts their articles and finds exactly them',
  async (country) => {
    const shopper = visitor(country);
    const queries = [{ category: 'catering' }];
    const { listings } = await shopper.ask('searchProducts', { queries });
    const facet = listings[0]?.facets.attributes.find(({ name }) => name === 'plug');
    const values = facet?.values ?? [];
    const labels = values.map(({ label }) => label);
    expect(labels).toContain(plugIn(country, 'CEE 7/7'));
    expect(new Set(labels).size).toBe(labels.length);
    if (country !== 'de') expect(labels.join()).not.toContain('CEE 7/7');
    if (country === 'ch') expect(labels).toContain('SEV 1011 (T23)');
    if (country === 'dk') expect(labels).toContain('IEC 60309 16 A (230 V)');
    for (const { value, label, count } of values) {
      const plugs = await plugsFound(shopper, value);
      expect([...new Set(plugs)]).toEqual([label]);
      expect([label, plugs.length]).toEqual([label, count]);
    }
  },
);

/** Others in each run. */
describe.each(someOf(locales, 8))('in $code', (locale) => {
  const { country, language, code } = locale;
  const prefix = prefixIn(locale);

  it('home states as many articles as the listing has, and as many in stock', async () => {
    const shopper = visitor(country);
    const { t } = await textsFor(code);
    const all = await demoProducts(country, language);
    const { listings } = await shopper.ask('searchProducts', { queries: [{}] });
    const stock = all.filter((each) => each.stock > 0).length;
    expect([listings[0]?.total, listings[0]?.facets.inStock]).toEqual([all.length, stock]);
    const said = t('home.range', {
      count: all.length,
      stock: new Intl.NumberFormat(code).format(stock),
    });
    expect(mainOf(await htmlAt(shopper, prefix || '/'))).toContain(`<p class="muted">${said}</p>`);
  });

  it('home shows as new only what the filter and the badge call new', async () => {
    const shopper = visitor(country);
    const queries = [{ tags: ['new'], pageSize: 48 as const }];
    const { listings } = await shopper.ask('searchProducts', { queries });
    const tagged = listings[0]?.items.map(({ sku }) => sku.slice(2)) ?? [];
    const home = mainOf(await htmlAt(shopper, prefix || '/'));
    const rail = home.split('<section').find((each) => each.includes('id="new"'));
    const shown = [...(rail ?? '').matchAll(/<span class="sku">(\d{8})</g)].map(
      ([, number]) => number,
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(tagged).toEqual(expect.arrayContaining(shown));
  });

  it('the days of delivery are the same in call, structured data, delivery page and date', async () => {
    const shopper = visitor(country);
    const { shippingMethods: methods } = await shopper.ask('getShippingMethodsWithoutId', {});
    const page = mainOf(wordsOf(await htmlAt(shopper, `${prefix}/dispatch-information/`)));
    const terms = page.match(/<dt>.*?<\/dt>/gs) ?? [];
    for (const [at, key] of (['parcel', 'freight'] as const).entries()) {
      const { slug } = await articleOf(key, locale);
      const html = await htmlAt(shopper, `${prefix}/${slug}`);
      const method = methods.results.find((each) => each.key === key);
      const days = method?.custom.customFieldsRaw[0]?.value ?? '';
      const [, most = ''] = days.split('-');
      expect(textOf(terms[at] ?? '')).toContain(days.replace('-', '–'));
      expect(daysIn(productIn(html))).toBe(days);
      const arrives = stockIn(html.slice(html.indexOf('<section class="buy"'))).arrives ?? '';
      expect(terms[at]).toContain(`dateTime="${arrives}"`);
      // It leaves today or on the next working day.
      expect([Number(most), Number(most) + 1]).toContain(workingDaysUntil(arrives, country));
    }
  });
});

/** Working days from tomorrow to the day, in the market. */
function workingDaysUntil(day: string, country: Locale['country']): number {
  const end = new Date(`${day}T12:00:00Z`).getTime();
  const date = new Date();
  date.setUTCHours(12, 0, 0, 0);
  let count = 0;
  while (date.getTime() < end) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date, country)) count += 1;
  }
  return count;
}
