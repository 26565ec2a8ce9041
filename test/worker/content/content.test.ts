/** Content documents as pages show them: periods, locales, markets, facts, and the one that is missing. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { contentDocument } from '#domain/content/content-document.ts';
import type { Preview } from '#domain/content/preview.ts';
import { listPublications } from '#worker/data/content/operator.ts';
import { addPreview } from '#worker/data/content/previews.ts';
import { endPublications, storeVersions } from '#worker/data/content/write-content.ts';
import { customerOf } from '../customers.ts';
import { department, firstDemo } from '../demo-rows.ts';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';
import { publish } from './publish.ts';

const minuteMs = 60_000;
let count = 0;

const page = (text: string) => ({ title: 'Title', blocks: [{ type: 'rich-text', text }] });
/** Each test has slugs of its own: what is published of one is kept for a minute. */
const shownTo = async (market: string, slug: string) => {
  const { documents } = await visitor(market).ask('getContent', { slugs: [slug] });
  return documents[slug]?.blocks.map((block) =>
    block.type === 'rich-text' ? block.text : block.type,
  );
};

describe('a content document', () => {
  it('is shown in its period only', async () => {
    await publish('period-a-deDE', page('always'));
    await publish('period-a-deDE', page('past'), -10, -5);
    await publish('period-a-deDE', page('future'), 5);
    expect(await shownTo('de', 'period-a')).toEqual(['always']);
    await publish('period-b-deDE', page('always'), -20);
    await publish('period-b-deDE', page('running'), -10, 5);
    expect(await shownTo('de', 'period-b')).toEqual(['running']);
  });

  it('is that of the nearest locale', async () => {
    await publish('near', page('for all'));
    await publish('near-deDE', page('German'));
    await publish('near-deAT', page('Austrian'));
    expect(await shownTo('de', 'near')).toEqual(['German']);
    expect(await shownTo('at', 'near')).toEqual(['Austrian']);
    expect(await shownTo('ch', 'near')).toEqual(['German']);
    expect(await shownTo('gb', 'near')).toEqual(['for all']);
  });

  it('names figures of the market, and has blocks of single markets', async () => {
    await publish('facts', {
      title: 'x',
      blocks: [
        {
          type: 'rich-text',
          text: { de: 'frei ab {freeDeliveryFrom}', en: 'free from {freeDeliveryFrom}' },
        },
        { type: 'rich-text', text: 'ch', stores: ['ch'] },
        {
          type: 'rich-text',
          text: '{cutOffHour}, {transferCancelDays}, {cartDays}, {answerDays}, {cashLimit}, {notDelivered}',
          stores: ['de'],
        },
      ],
    });
    const [german, more] = (await shownTo('de', 'facts')) ?? [];
    expect(german).toMatch(/^frei ab \d+,\d{2}\s€$/);
    expect(more).toMatch(
      /^14:00, 14 Tage, 30 Tage, 1, [\d.]+,\d{2}\s€, Büsingen am Hochrhein und Helgoland$/,
    );
    const swiss = await shownTo('ch', 'facts');
    expect(swiss).toEqual([expect.stringMatching(/^frei ab CHF\s[\d.]+$/), 'ch']);
  });

  it('has no entries of features that the store does not have', async () => {
    const link = { text: 'x', href: '/contact' };
    const feature = 'changeTaxRateEnabled';
    await publish('features', {
      title: 'x',
      blocks: [
        { type: 'contact', feature },
        { type: 'help-menu', title: 'x', links: [link, { ...link, href: '/login', feature }] },
      ],
    });
    const shown = async (market: string) =>
      JSON.stringify((await visitor(market).ask('getContent', { slugs: ['features'] })).documents);
    expect(await shown('at')).toMatch(/"contact".*"\/contact".*"\/login"/);
    expect(await shown('de')).not.toMatch(/"type":"contact"|login/);
  });

  it('lacks a block that has no text in the language, which is logged', async () => {
    await publish('partly', {
      title: 'x',
      blocks: [{ type: 'rich-text', text: { de: 'da' } }, { type: 'contact' }],
    });
    const lines = await logged(async () => {
      expect(await shownTo('gb', 'partly')).toEqual(['contact']);
    });
    expect(lines.join()).toContain('content block left out');
  });

  it('is absent and logged if nobody has published it, or has taken it back', async () => {
    await publish('ended', page('x'), -5);
    const now = new Date();
    const ids = (await listPublications(env.DB, now)).map(({ id, slug }) =>
      slug === 'ended' ? id : 0,
    );
    await endPublications(env.DB, { slug: 'ended' }, ids, now);
    const lines = await logged(async () => {
      expect(await shownTo('de', 'ended')).toBeUndefined();
    });
    expect(lines.join()).toContain('no content');
  });
});

it('a content page shows its blocks, with paths in its language', async () => {
  await publish('battery-regulations-frFR', {
    title: 'Piles et batteries',
    description: 'Où rendre piles et batteries.',
    blocks: [
      { type: 'page-title', title: 'Piles et batteries' },
      { type: 'rich-text', text: '## Reprise\n\nVoir [le paiement](/payment/).' },
    ],
  });
  const response = await visitor('be').get('/fr/battery-regulations/');
  const html = await response.text();
  expect(html).toContain('<h1>Piles et batteries</h1>');
  expect(html).toContain('<h2>Reprise</h2><p>Voir <a href="/fr/payment/">le paiement</a>.</p>');
});

it('a guide is a page as soon as it is published, and in the sitemap once the guides list it', async () => {
  expect((await visitor('at').get('/buying-guide-pumps/')).status).toBe(404);
  await publish('buying-guide-drills', {
    title: 'x',
    blocks: [{ type: 'page-title', title: 'Bohren' }],
  });
  const guide = await visitor('at').get('/buying-guide-drills/');
  expect(await guide.text()).toContain('<h1>Bohren</h1>');
  const moved = await visitor('at').get('/buying-guide-drills');
  expect(moved.headers.get('Location')).toBe('/buying-guide-drills/');
  const sitemap = await (await visitor('at').get('/sitemap-content.xml')).text();
  expect(sitemap).toContain('/buying-guide-catering/</loc>');
  expect(sitemap).not.toContain('buying-guide-drills');
});

it('a department begins with its introduction, and a listing ends with the banners of operators', async () => {
  const { slug } = await department('de', 'de');
  const html = await (await visitor('de').get(`/${slug}`)).text();
  expect(html).toMatch(/<h1>(?:(?!class="box").)*href="\/buying-guide-[a-z-]+\/"/s);
  expect(html).toContain('href="/volume-discount/">');
});

it('banners by slug are on the product page and in the cart', async () => {
  const { slug: product } = await firstDemo('lt', 'lt');
  const banner = { type: 'banner', title: 'Akcija X', link: { text: 'x', href: '/payment/' } };
  for (const [place, path] of [
    ['promo-product', `/${product}`],
    ['promo-cart', '/checkout/cart'],
  ] as const) {
    await publish(`${place}-ltLT`, { title: 'x', blocks: [banner] });
    const html = await (await visitor('lt').get(path)).text();
    expect(html).toContain('<h2>Akcija X</h2>');
  }
});

describe('a preview', () => {
  const slug = 'battery-regulations';
  const link = async (shown: Preview) => {
    const token = `test-token-${count++}`;
    const now = new Date();
    const until = new Date(now.getTime() + minuteMs);
    await addPreview(env.DB, token, shown, { by: 'test', now, until });
    return `/${slug}/?preview=${token}`;
  };

  it('shows the pages of a moment, to nobody else, and is neither kept nor indexed', async () => {
    const title = 'Μπαταρίες';
    const heading = { type: 'page-title', title };
    const saying = (text: string) => ({
      ...{ title, description: 'Πού επιστρέφονται οι μπαταρίες' },
      blocks: [heading, { type: 'rich-text', text }],
    });
    await publish(`${slug}-elGR`, saying('τώρα'));
    await publish(`${slug}-elGR`, saying('Παρασκευή'), 60);
    const at = new Date(Date.now() + 90 * minuteMs).toISOString();
    const page = await visitor('gr').get(await link({ at }));
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    const html = await page.text();
    expect(html).toContain('<p>Παρασκευή</p>');
    expect(html).toContain('Προεπισκόπηση για');
    for (const path of [`/${slug}/`, `/${slug}/?preview=unknown`]) {
      const shown = await (await visitor('gr').get(path)).text();
      expect(shown).toContain('<p>τώρα</p>');
      expect(shown).not.toContain('Προεπισκόπηση');
    }
  });

  it('shows a draft of what all pages have: links of the law stay in a footer without columns', async () => {
    const document = contentDocument.parse({ title: 'x', blocks: [] });
    const draft = { slug: 'footer', locale: '', id: 'empty-footer', document } as const;
    await storeVersions(env.DB, [draft], undefined, { by: 'test', now: new Date() });
    const address = await link({ versionId: draft.id });
    const html = await (await visitor('de').get(address)).text();
    const footer = html.slice(html.lastIndexOf('<footer'));
    expect(footer).toContain('href="/company-information/"');
    expect(footer).toContain('href="/withdrawal"');
    expect(footer).not.toContain('href="/our-history/"');
  });

  it('shows a draft', async () => {
    const id = 'draft-of-batteries';
    const document = contentDocument.parse(page('nur ein Entwurf'));
    const draft = { slug, locale: 'de-DE', id, document } as const;
    await storeVersions(env.DB, [draft], undefined, { by: 'test', now: new Date() });
    const html = await (await visitor('de').get(await link({ versionId: id }))).text();
    expect(html).toContain('<p>nur ein Entwurf</p>');
    expect(await shownTo('de', slug)).not.toEqual(['nur ein Entwurf']);
  });

  it('is looked at as a stranger: the cookies of the visitor play no part', async () => {
    const { shopper } = await customerOf('de');
    const at = new Date(Date.now() + 365 * 24 * 60 * minuteMs).toISOString();
    const response = await shopper.get(await link({ at }));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await (await shopper.get('/my-account')).text()).not.toContain('name="password"');
  });
});

it('GET /cms lists the block of each name in the specification', async () => {
  const specified =
    'banner blog-posts campaign-countdown category-boxes category-cards faq hero newsletter notification-banner page-title product-groups-slider product-listing product-zone promo-banners rich-text trusted-brands-and-payments usp-section video-banner help-menu marketing-cards vertical-lander';
  const listed = await (await visitor('de').get('/cms')).json();
  expect(listed).toEqual(expect.arrayContaining(specified.split(' ').map((name) => `${name}.vue`)));
});
