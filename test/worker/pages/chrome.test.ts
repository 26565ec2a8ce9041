/** The frame of a page as its HTML has it, before any script. */
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { firstDemo } from '../demo-rows.ts';
import { pageOfStore } from '../other-store.ts';
import { visitor } from '../visitor.ts';

const frameOf = async (market: string, path: string) =>
  (await (await visitor(market).get(path)).text()).replace(/<main[\s\S]*<\/main>/, '');

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** href and hreflang of the links that a part of the page has. */
function linksIn(html: string, part: RegExp) {
  const tags = part.exec(html)?.[0].match(/<a [^>]*>/g) ?? [];
  return tags.map((tag) => [attribute(tag, 'href'), attribute(tag, 'hrefLang')]);
}
const languages = /<nav class="lang[\s\S]*?<\/nav>/;
/** The list that the market leads to. */
const list = /<ul class="sheet__body markets[\s\S]*?<\/ul>/;
const markets = /<div class="foot__market[\s\S]*?<\/div>/;

describe('the language switch', () => {
  it.each([
    ['ch', '/', ['/', '/fr', '/it']],
    ['ch', '/fr', ['/', '/fr', '/it']],
    ['ch', '/it/departments', ['/departments', '/fr/departments', '/it/departments']],
    ['ch', '/payment/', ['/payment/', '/fr/payment/', '/it/payment/']],
    ['be', '/fr/contact', ['/contact', '/fr/contact']],
    ['be', '/fr/no-such-page', ['/', '/fr']],
  ])('in %s on %s leads to the same page, else home', async (market, path, hrefs) => {
    const links = linksIn(await frameOf(market, path), languages);
    expect(links.map(([href]) => href)).toEqual(hrefs);
    expect(links.map(([, language]) => language)).toContain('fr');
  });

  it('is not there where the country has one language', async () => {
    expect(linksIn(await frameOf('de', '/'), languages)).toEqual([]);
  });
});

describe('the choice of market', () => {
  it('is one link to the list, which other views of the page lack', async () => {
    const links = linksIn(await frameOf('fr', '/payment/'), markets);
    expect(links).toEqual([['?countries=#countries', undefined]]);
    const searched = linksIn(await frameOf('fr', '/search?sales='), markets);
    expect(searched).toEqual([['?sales=&amp;countries=#countries', undefined]]);
  });

  it('names all 28 in their own languages and leads to the same page', async () => {
    const html = await frameOf('fr', '/payment/?countries');
    const links = linksIn(html, list);
    expect(links.map(([, locale]) => locale).sort()).toEqual(
      locales.map(({ code }) => code).sort(),
    );
    expect(links).toContainEqual(['http://ch.localhost/it/payment/', 'it-CH']);
    expect(links).toContainEqual(['http://gr.localhost/payment/', 'el-GR']);
    const [named = ''] = list.exec(html) ?? [];
    for (const name of ['Ελλάδα', 'България', 'Svizzera · italiano', 'België · Nederlands']) {
      expect(named).toContain(name);
    }
    const inOrder = ['België', 'Belgique', 'Česko', 'Österreich', 'Sverige', 'България'];
    const places = inOrder.map((name) => named.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(named.match(/\/flags\.svg#[a-z]{2}/g)).toHaveLength(28);
  });

  it('on a host without a market remembers the choice', async () => {
    const neutral = visitor();
    const links = linksIn(await (await neutral.get('/?countries')).text(), list);
    expect(links).toContainEqual(['/__market/fr-CH', 'fr-CH']);
    for (const [href = ''] of links) expect((await neutral.get(href)).status).toBe(303);
  });
});

it('the header has a heart that leads to the wish lists, the same for everyone', async () => {
  const heart = (prefix: string) =>
    new RegExp(
      `<a class="tool" href="${prefix}/wish-lists">.*?#heart"/?>.*?<span>([^<]+)</span></a>`,
    );
  expect(heart('').exec(await frameOf('de', '/'))?.[1]).toBe('Merklisten');
  expect(heart('/fr').exec(await frameOf('be', '/fr/payment/'))?.[1]).toBe('Listes d’envies');
});

describe('the strip', () => {
  const trustRating = { value: 4.5, source: 'Google', date: '2026-11-20', count: 1234 };
  const shown =
    /<i data-percent="92" aria-hidden="true"><\/i>((?:[^<]|<!-- -->)*)<span class="muted">(.*?)<\/span>/g;
  const ratingsIn = (html: string) =>
    [...html.matchAll(shown)].map(([, value = '', about = '']) =>
      `${value}${about}`.replaceAll('<!-- -->', ''),
    );

  it.each([
    ['de', ['4,5 von 5 (Google, 1.234 Bewertungen, 20.11.2026)'], 2],
    ['gb', ['4.5 out of 5 (Google, 1,234 reviews, 20/11/2026)'], 1],
    ['pl', ['4,5 na 5 (Google, 1234 opinie, 20.11.2026)'], 2],
    ['gr', [], 0],
  ] as const)(
    'in %s shows a measured rating with its source, and in the footer of some markets',
    async (market, texts, times) => {
      const html = await pageOfStore(market, '/', { trustRating });
      expect([...new Set(ratingsIn(html))]).toEqual(texts);
      expect(ratingsIn(html)).toHaveLength(times);
      const off = await pageOfStore(market, '/', { trustRating, trustScoreInHeader: false });
      expect(ratingsIn(off)).toHaveLength(Math.max(0, times - 1));
    },
  );

  it('shows no rating that was not measured: the demo has none', async () => {
    expect(await frameOf('de', '/')).not.toContain('strip__rating');
    const invented = { value: 4.5, source: 'demo', date: '2026-11-20' };
    expect(await pageOfStore('de', '/', { trustRating: invented })).not.toContain('strip__rating');
  });
});

describe('what a store does not have is not shown:', () => {
  it('phone and e-mail', async () => {
    const html = await pageOfStore('ie', '/', { phone: '', email: '' });
    expect(html.match(/href="(tel|mailto):[^"]*"/g)).toBeNull();
    expect(await frameOf('ie', '/')).toContain('href="tel:+353205550100"');
  });

  it('the contact form', async () => {
    expect(await pageOfStore('ie', '/', { webformEnabled: false })).not.toContain('/contact"');
    expect(await frameOf('ie', '/')).toContain('href="/contact" data-dialog=""');
  });

  it('the review site', async () => {
    const reviewSite = 'https://reviews.example/kontor';
    expect(await pageOfStore('ie', '/', { links: { reviewSite } })).toContain(reviewSite);
    expect(await frameOf('ie', '/')).not.toContain('Reviews of Kontor');
  });

  it('payment methods', async () => {
    const methods = /<ul class="pays"[\s\S]*?<\/ul>/;
    const german = methods.exec(await frameOf('de', '/'))?.[0] ?? '';
    expect(german).toMatch(/Vorkasse[\s\S]*Nachnahme[\s\S]*PayPal[\s\S]*VISA/);
    // Two of its methods share one label.
    expect(german.match(/Klarna/g)).toHaveLength(1);
    expect(methods.exec(await frameOf('gb', '/'))?.[0]).toContain('Cash on delivery');
    expect(methods.exec(await frameOf('gb', '/'))?.[0]).not.toContain('transfer');
  });
});

it('the newsletter form is marked for anonymous visitors and names consent and privacy', async () => {
  const form = /<section class="news"[\s\S]*?<\/section>/.exec(await frameOf('ch', '/fr'))?.[0];
  expect(form).toContain('data-anonymous=""');
  expect(form).toMatch(/<form [^>]*action="\/fr\/newsletter" method="post"/);
  expect(form).toContain('href="/fr/privacy-data/"');
});

it('the bar of a product page has the departments and the offers; the menu is a page with a link to each department and category', async () => {
  const { slug: product } = await firstDemo('de', 'de');
  const [home, bar, menu] = await Promise.all([
    frameOf('de', '/'),
    frameOf('de', `/${product}`),
    visitor('de').get('/departments'),
  ]);
  const html = await menu.text();
  expect(menu.headers.get('Cache-Control')).toMatch(/^public/);
  const slugs = [...home.matchAll(/<li data-department="[^"]*"><a href="([^"]*)"/g)].map(
    ([, slug]) => slug,
  );
  expect(slugs.length).toBeGreaterThan(7);
  for (const slug of slugs)
    expect(bar).toMatch(new RegExp(`<li data-department="[^"]*"><a href="${slug}"`));
  expect(bar.match(/<a href="[^"]*" aria-current="true"><span class="plate">/g)).toHaveLength(1);
  expect(bar).toContain('class="is-sale"');
  for (const slug of slugs) expect(html).toContain(`<a class="navd__row b" href="${slug}"`);
  expect(html.match(/<a class="navd__row" /g)?.length).toBeGreaterThan(20);
  expect(html).toMatch(/Alle \d+ Artikel/);
});
