/** What the product page shows of a product. Source: checklist PDP-1…PDP-3, eu-2026.md G-01, G-04, G-20, G-21, R-01. */
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { marketRules } from '../../domain/shop.ts';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { visitor } from '../visitor.ts';

let full: string;
let bare: string;
let version: string;
beforeAll(async () => {
  [full, bare, version] = await putOnSale(
    {
      categories: ['test-bench-whole'],
      text: (language) => ({
        warnings: [`Nicht ins Wasser tauchen (${language})`],
        manualUrl: `/manuals/${language}.html`,
        metaTitle: `Titel ${language}`,
        metaDescription: `Beschreibung ${language} für Suchmaschinen`,
        faq: [{ question: 'Was?', answer: 'Das.' }],
      }),
      document: {
        family: 'whole',
        ean: '4006381333931',
        manufacturer: {
          name: 'Taipei Tools Ltd.',
          postalAddress: '7 Harbour Road, Taipei 110',
          electronicAddress: 'https://tools.example/safety',
          country: 'tw',
        },
        responsiblePerson: {
          name: 'Prüfstand GmbH',
          postalAddress: 'Werkstraße 1, 23552 Lübeck',
          electronicAddress: 'sicherheit@pruefstand.example',
          country: 'de',
        },
        netSize: { length: 60.5, width: 30, height: 65, weight: 28.5 },
        grossSize: { length: 66, width: 36, height: 70, weight: 31.2 },
        deliveryPackage: 'carton',
        takeBack: ['electrical', 'battery'],
        withdrawalExcluded: 'madeToOrder',
        video: { url: '/videos/rack.mp4' },
        numberOf360Images: 12,
        spinUrl: '/turns/rack-{n}.webp',
        images: ['main', 'front'].map((view) => ({
          url: `/pictures/rack-${view}.webp`,
          width: 1000,
          height: 1000,
        })),
        rating: { average: 4, count: 1, distribution: [0, 0, 0, 1, 0], source: 'orders' },
      },
    },
    { categories: ['test-bench-bare'] },
    { categories: ['test-bench-whole'], document: { family: 'whole', isBware: true } },
  );
});

type Distribution = [number, number, number, number, number];

async function pageOf(sku: string, market = 'ie', prefix = '', language = 'en') {
  return readPage(await visitor(market).get(`${prefix}/regal-${language}-${sku.slice(2)}`));
}

/** The section of the page that contains this mark. */
function sectionOf(html: string, mark: string): string {
  return html.match(/<section.*?<\/section>/gs)?.find((part) => part.includes(mark)) ?? '';
}

it('the page says before the purchase why it cannot be withdrawn from, where the law has that right', async () => {
  const irish = (await pageOf(full)).html;
  expect(sectionOf(irish, 'data-withdrawal="madeToOrder"')).toContain(
    'there is no right to cancel',
  );
  expect((await pageOf(full, 'ch', '', 'de')).html).not.toContain('data-withdrawal');
});

describe('product safety', () => {
  it.each(locales)('is not folded, with warnings in the language of $code', async (locale) => {
    const { country, language } = locale;
    const prefix = prefixOf(locale, marketRules);
    const section = sectionOf((await pageOf(full, country, prefix, language)).html, 'data-gpsr');
    expect(section).not.toContain('<details');
    for (const said of [
      'Taipei Tools Ltd.',
      '7 Harbour Road, Taipei 110',
      'href="https://tools.example/safety"',
      'Werkstraße 1, 23552 Lübeck',
      'href="mailto:sicherheit@pruefstand.example"',
      'GTIN 4006381333931',
      full.slice(2),
      `lang="${language}" data-warnings=""`,
      `Nicht ins Wasser tauchen (${language})`,
      `href="${prefix}/electrical-take-back/"`,
      `href="${prefix}/battery-regulations/"`,
    ]) {
      expect(section).toContain(said);
    }
  });

  it('omits what the product does not have', async () => {
    const section = sectionOf((await pageOf(bare)).html, 'data-gpsr');
    expect(section).toContain('Prüfstand GmbH');
    for (const absent of ['Responsible person', 'data-warnings', 'GTIN', 'take-back']) {
      expect(section).not.toContain(absent);
    }
  });
});

describe('the page', () => {
  it('shows net and gross sizes, the package and the kind of delivery', async () => {
    const section = sectionOf((await pageOf(full)).html, 'id="data"');
    for (const said of [
      '60.5 × 30 × 65\u00a0cm',
      '28.5\u00a0kg',
      '66 × 36 × 70\u00a0cm',
      '31.2\u00a0kg',
      'Carton',
      'parcel',
    ]) {
      expect(section).toContain(`<td>${said}</td>`);
    }
  });

  it('leads to the manual of its language, and has a video and pictures of a turn', async () => {
    const { html, links } = await pageOf(full);
    expect(links).toContain('/manuals/en.html');
    expect(html).toMatch(/href="#video".*<video id="video"[^>]*preload="none"[^>]*rack\.mp4"/s);
    expect(html).toContain('data-url="/turns/rack-{n}.webp" data-frames="12"');
  });

  it('has its own title and description where the catalogue gives them', async () => {
    const { html, title } = await pageOf(full);
    expect(title).toBe('Titel en');
    expect(html).toContain(
      '<meta name="description" content="Beschreibung en für Suchmaschinen"/>',
    );
  });

  it('has links to each of its sections, and only to those', async () => {
    const anchors = async (sku: string) => {
      const { html } = await pageOf(sku);
      const nav = /<nav class="anchors".*?<\/nav>/s.exec(html)?.[0] ?? '';
      const ids = [...nav.matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id);
      for (const id of ids) expect(html).toContain(`id="${id}"`);
      return ids;
    };
    expect(await anchors(full)).toEqual(
      'description data safety comparison questions reviews'.split(' '),
    );
    expect(await anchors(bare)).toEqual('description data safety questions reviews'.split(' '));
  });

  it('leads to the other versions of its family', async () => {
    expect((await pageOf(full)).links).toContain(`/regal-en-${version.slice(2)}`);
    expect((await pageOf(version)).links).toContain(`/regal-en-${full.slice(2)}`);
    expect((await pageOf(bare)).html).not.toContain('versions');
  });

  it('says how ratings are checked, with and without reviews', async () => {
    const section = sectionOf((await pageOf(full)).html, 'id="reviews"');
    expect(section).toContain('We check every rating against the order.');
    const none = sectionOf((await pageOf(bare)).html, 'id="reviews"');
    expect(none).toMatch(/^(?!.*class="stars").*No reviews yet.*We check every rating/s);
  });

  it('says that imported ratings are not checked, and that demo ratings are not real', async () => {
    const rating = { average: 4, count: 1, distribution: [0, 0, 0, 1, 0] as Distribution };
    const [imported, invented] = await putOnSale(
      { document: { rating } },
      { document: { rating: { ...rating, source: 'demo' } } },
    );
    const said = async (sku: string) => sectionOf((await pageOf(sku)).html, 'id="reviews"');
    for (const [sku, text] of [
      [imported, 'We have not checked whether they come from buyers.'],
      [invented, 'Demo data, not real reviews'],
    ] as const) {
      expect(await said(sku)).toContain(text);
      expect(await said(sku)).not.toContain('We check every rating');
    }
  });

  it('offers smaller copies of the shop’s own pictures, and other pictures as they are', async () => {
    const { html } = await pageOf(full);
    expect(html).toContain(
      'srcSet="/pictures/320/rack-main.webp 320w, /pictures/rack-main.webp 1000w"',
    );
    expect(sectionOf((await pageOf(bare)).html, 'gallery__reel')).not.toContain('srcSet');
  });
});

describe('tier prices', () => {
  it('are shown if the volume discount group of the product exists, and not otherwise', async () => {
    const groups = ['standard', 'pallets', 'constructor'];
    for (const volumeDiscountGroup of groups) {
      const [sku] = await putOnSale({ document: { volumeDiscountGroup } });
      const { status, html } = await pageOf(sku);
      expect(status).toBe(200);
      expect(html.includes('class="tier-prices"')).toBe(volumeDiscountGroup === 'standard');
    }
  });
});

describe('a product before its first day of sale', () => {
  it('shows the month of its release and cannot be bought yet', async () => {
    const [coming] = await putOnSale({ document: { releaseDate: '2098-05-01' } });
    const { html } = await pageOf(coming);
    expect(html).toContain('Available from <time dateTime="2098-05">May 2098</time>');
    expect(html).not.toContain('id="buy"');
  });
});

describe('a sold-out product', () => {
  it('shows the day of its next delivery, and no date without one or after it', async () => {
    const [awaited, unknown, past] = await putOnSale(
      { stock: 0, document: { restockDate: '2098-03-10' } },
      { stock: 0 },
      { stock: 0, document: { restockDate: '2026-01-10' } },
    );
    expect((await pageOf(awaited)).html).toContain(
      'Out of stock. Next delivery: <time dateTime="2098-03-10">',
    );
    for (const sku of [unknown, past]) {
      const { html } = await pageOf(sku);
      const [said] = /<p class="status-dot.*?<\/p>/s.exec(html) ?? [];
      expect(said).toContain('<span>Out of stock, no delivery date yet</span>');
    }
  });

  it('has no dead button and no discount for volume; it offers a mail and the most similar in stock', async () => {
    const [sku, twin, gone] = await putOnSale(
      { stock: 0, volumeDiscount: true, document: { family: 'alike' } },
      { document: { family: 'alike' } },
      { stock: 0, document: { family: 'alike' } },
    );
    const { html } = await pageOf(sku);
    expect(html).not.toMatch(/<button[^>]*data-kind="go"|buybar|class="tier-prices"/);
    const [buy = ''] = /<section class="buy".*?<ul class="ticks/s.exec(html) ?? [];
    expect(buy).toContain('action="/alert"');
    expect(buy).toContain('name="kind" value="stock"');
    const [, offered = ''] = buy.split('In stock now and most similar');
    expect(offered).toContain(`Regal ${twin} en`);
    expect(offered).toContain(`name="sku" value="${twin}"`);
    expect(offered).not.toContain(gone);
  });
});
