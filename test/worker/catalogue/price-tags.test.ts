/** The information beside every price. Source: eu-2026.md P-05, P-06, P-10, P-11, P-14, G-10…G-12. */
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { marketRules } from '../../domain/shop.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { labelled } from '../labelled.ts';
import { readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

let fridge: string;
let oil: string;
let litre: string;
beforeAll(async () => {
  [fridge, oil, litre] = await putOnSale(
    { price: 119_000, document: { energyLabel: labelled } },
    { price: 6450, document: { netContent: { value: 5000, unit: 'ml' } } },
    { price: 1290, document: { netContent: { value: 1, unit: 'l' } } },
  );
});

async function pageOf(sku: string, market = 'ie', prefix = '', language = 'en') {
  const path = `${prefix}/regal-${language}-${sku.slice(2)}`;
  return readPage(await visitor(market).get(path));
}

/** A listing in which the article is a card. */
async function listing(market: string, sku: string) {
  await tellSearch();
  return readPage(await visitor(market).get(`/search?query=${sku.slice(2)}&sort=price-asc`));
}

/** The price tags of a page, each from its opening to the end of its note. */
function tagsOf(html: string): string[] {
  return html.match(/<div class="price".*?<\/div>/gs) ?? [];
}

/** The text of markup where net prices lead. */
const netView = (html: string) =>
  html.replace(/<span class="as-gross">.*?<\/span>/gs, '').replace(/<[^>]*>/g, '');

describe('goods of a labelled kind', () => {
  it.each(locales)('show their class and scale beside the price in $code', async (locale) => {
    const prefix = prefixOf(locale, marketRules);
    const { html } = await pageOf(fridge, locale.country, prefix, locale.language);
    const [tag = ''] = tagsOf(html);
    expect(tag).toContain(`href="${prefix}/energy-label/${fridge.slice(2)}"`);
    expect(tag).toMatch(/<span>A<\/span><span>G<\/span>/);
    // The fourth of seven classes is yellow.
    expect(tag).toMatch(/fill="#FFF200".*<text[^>]*>D<\/text>/);
    // Its part in the language of the page.
    expect(tag).toContain(`href="${labelled.ficheUrl}#${locale.language}"`);
  });

  it('show their label on cards too', async () => {
    const { html } = await listing('de', fridge);
    const card = html.match(/<li class="card".*?<\/li>/gs)?.find((each) => each.includes(fridge));
    expect(card).toContain(`/energy-label/${fridge.slice(2)}`);
    expect(card).toContain(labelled.ficheUrl);
  });

  it('have a page with the label, the sheet and the entry in the registry', async () => {
    const page = await readPage(await visitor('ie').get(`/energy-label/${fridge.slice(2)}`));
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<section class="sheet" data-dialog-part/);
    expect(page.html).toContain(`src="${labelled.labelUrl}"`);
    expect(page.links).toContain(`${labelled.ficheUrl}#en`);
    expect(page.links).toContain(
      'https://eprel.ec.europa.eu/screen/product/refrigeratingappliancesdirectsalesfunction/1234567',
    );
    expect(page.html).toContain('<meta name="robots" content="noindex, follow"/>');
  });

  it('show their label in the cart too', async () => {
    const shopper = visitor('ie');
    await shopper.post('/checkout/cart', { intent: 'add', sku: fridge, quantity: '1' });
    const { html } = await readPage(await shopper.get('/checkout/cart'));
    const line = new RegExp(`<li class="line" data-sku="${fridge}".*?</li>`, 's').exec(html)?.[0];
    expect(line).toContain(`href="/energy-label/${fridge.slice(2)}"`);
    expect(line).toContain(`href="${labelled.ficheUrl}#en"`);
  });

  it('show their label in the summary beside every step that leads to the order', async () => {
    const { shopper } = await readyToOrder('ie', { [fridge]: 1, [oil]: 1 });
    for (const step of ['addresses', 'payment']) {
      const { html } = await readPage(await shopper.get(`/checkout/${step}`));
      const lines = /<ul class="mini">.*?<\/ul>/s.exec(html)?.[0] ?? '';
      expect(lines).toContain(`href="/energy-label/${fridge.slice(2)}"`);
      expect(lines).toContain(`href="${labelled.ficheUrl}#en"`);
      expect(lines.match(/class="energy"/g)).toHaveLength(1);
    }
  });

  it('alone have a label page: other numbers are not found', async () => {
    for (const sku of [oil, 'EX00000000']) {
      const answer = await visitor('ie').get(`/energy-label/${sku.slice(2)}`);
      expect(answer.status).toBe(404);
    }
  });
});

describe('goods sold by measure', () => {
  it('show the price of one litre beside the price', async () => {
    const { html } = await pageOf(oil);
    expect(tagsOf(html)[0]).toContain(
      '<p class="price__unit"><span class="as-gross">€12.90 / l</span>',
    );
    expect(tagsOf((await listing('ie', oil)).html).join()).toContain('€12.90 / l');
  });

  it('show no unit price when the article is exactly one litre', async () => {
    expect(tagsOf((await pageOf(litre)).html)[0]).not.toContain('price__unit');
  });
});

describe('a reduction that is not below the lowest price of 30 days', () => {
  const sold = (centAmount: number, standard: number, now: number) => ({
    document: {
      prices: {
        ie: {
          centAmount: standard,
          discounted: { centAmount: now, validFrom: '2026-06-01T00:00:00.000Z' },
          history: [
            { centAmount, validFrom: '2026-01-01T00:00:00.000Z' },
            { centAmount: now, validFrom: '2026-06-01T00:00:00.000Z' },
          ],
        },
      },
    },
  });

  it('is not announced', async () => {
    for (const [before, standard, now] of [
      [10_000, 15_000, 10_000],
      [9000, 15_000, 9500],
    ] as const) {
      const [sku] = await putOnSale(sold(before, standard, now));
      const [tag = ''] = tagsOf((await pageOf(sku)).html);
      expect(tag).toContain(`data-price="${now}"`);
      expect(tag).not.toContain('<s>');
      expect(tag).not.toContain('data-sale');
      const { listings } = await visitor('ie').ask('searchProducts', {
        queries: [{ query: sku.slice(2), onSale: true }],
      });
      expect(listings[0]?.total).toBe(0);
    }
  });
});

describe('the end of an offer', () => {
  const offer = (validUntil?: string) => ({
    price: 10_000,
    document: {
      prices: {
        ie: {
          centAmount: 10_000,
          discounted: {
            centAmount: 8000,
            validFrom: '2026-01-02T00:00:00.000Z',
            ...(validUntil && { validUntil }),
          },
          history: [{ centAmount: 10_000, validFrom: '2025-01-01T00:00:00.000Z' }],
        },
      },
    },
  });

  it('is shown if the offer has one, and never otherwise', async () => {
    const [ending, open] = await putOnSale(offer('2098-03-04T10:00:00.000Z'), offer());
    const told = await pageOf(ending);
    const end = '<time dateTime="2098-03-04">Offer ends Tue,\u00a04\u00a0Mar</time>';
    expect(tagsOf(told.html)[0]).toContain(end);
    expect(tagsOf((await pageOf(open)).html)[0]).not.toContain('price__until');
    expect(told.prices[0]).toMatchObject({ sale: true, was: 1, low: 1 });
  });

  it('may be missing: the cart shows the lowest price of the last 30 days', async () => {
    const [sku] = await putOnSale(offer());
    const shopper = visitor('ie');
    await shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '1' });
    const { html } = await readPage(await shopper.get('/checkout/cart'));
    expect(/<li class="line".*?<\/li>/s.exec(html)?.[0]).toContain(
      'Lowest price in the last 30 days: €100.00',
    );
  });
});

describe('gross and net prices', () => {
  it('are both in every price tag, and the cookie that chooses net does not change the page', async () => {
    const market = visitor('ie');
    const [plain, chosen] = await Promise.all(
      ['', 'kontor-prices=net'].map((cookie) =>
        market.send(`/regal-en-${oil.slice(2)}`, { headers: cookie ? { Cookie: cookie } : {} }),
      ),
    );
    const html = await plain?.text();
    expect(html).toContain('price__net');
    expect(html).toContain('data-net-prices');
    expect(await chosen?.text()).toBe(html);
  });

  it('are each said once: where net prices lead, only the gross amount beside is called "inc. VAT"', async () => {
    const [tag = ''] = tagsOf((await pageOf(oil)).html);
    expect(
      netView(tag)
        .match(/inc\. VAT|ex\. VAT/g)
        ?.toSorted(),
    ).toEqual(['ex. VAT', 'ex. VAT', 'inc. VAT']);
    // €64.50 at 23 %.
    expect(netView(tag)).toContain('€52.44 ex. VAT');
    expect(netView(tag)).toContain('€10.49 ex. VAT / l');
    expect(tag).toContain('<span class="as-gross">inc. VAT, </span>');
  });

  it('are both in the total of several pieces: the net of the gross sum, as in the cart', async () => {
    const shopper = visitor('ie');
    const path = `/regal-en-${litre.slice(2)}?quantity=3`;
    const html = await (await shopper.get(path)).text();
    const [total = ''] = /<div class="buy__total.*?<\/div>/s.exec(html) ?? [];
    // A piece is €10.49, which three times is a cent more than the net of €38.70.
    expect(netView(total)).toContain('€31.46 ex. VAT · 3 × €12.90 = €38.70 inc. VAT');
    expect(total).toContain('<span class="as-gross">3 × €12.90 = €38.70</span>');
    await shopper.post('/checkout/cart', { intent: 'add', sku: litre, quantity: '3' });
    const cart = netView(await (await shopper.get('/checkout/cart')).text());
    expect(cart).toContain('€10.49 ex. VAT each');
    expect(cart).toContain('€31.46 ex. VAT€38.70 inc. VAT');
  });

  it('are both in the price filter and its chip', async () => {
    const html = await (await visitor('ie').get('/search?sales&price-from=123')).text();
    const [fields = ''] = /<details[^>]*data-group="price".*?<\/details>/s.exec(html) ?? [];
    expect(netView(fields)).toContain('Price, ex. VAT');
    expect(fields).toMatch(/<input[^>]*aria-label="Price from, ex\. VAT"[^>]*value="100"/);
    expect(fields.match(/name="price-(from|to)"/g)).toHaveLength(2);
    expect(html).toMatch(/class="chip as-net"[^>]*aria-label="[^"]*≥ €100\.00 ex\. VAT"/);
  });

  it('are shown with the delivery fee in Great Britain', async () => {
    const [tag = ''] = tagsOf((await pageOf(litre, 'gb')).html);
    expect(tag).toMatch(/<p class="price__delivery"><span class="as-gross">[^<]*£1\.95/);
    expect(tagsOf((await pageOf(litre)).html)[0]).not.toContain('price__delivery');
  });
});
