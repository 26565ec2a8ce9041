/**
 * A host's sitemaps: an index, and files with every address of its market in all its languages. Source: eu-2026.md
 * SEO-20. Read and sent in parts, so that a large catalogue is never in memory as a whole.
 */

import type { AddressPage } from '#domain/catalogue/operations.ts';
import { type PathIn, pathsWhereSold } from '#domain/routing/alternates.ts';
import { hourOld } from '#domain/routing/cache-control.ts';
import {
  productsPerFile,
  type SitemapEntry,
  sitemapEnd,
  sitemapEntry,
  sitemapIndex,
  sitemapStart,
} from '#domain/seo/sitemap.ts';
import { absoluteAddress } from '#worker/render/page-links.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';
import { collectionPages, contentPagesShown } from './sitemap-pages.ts';

/** Products read per call. */
const partSize = 1000;

/** /sitemap.xml: the index of the other files. */
export async function sitemaps(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  if (!hasSitemap(shop)) return notFound(c);
  const { total } = await addresses(c, { of: 'products', offset: 0, limit: 1 });
  const files = Array.from({ length: Math.ceil(total / perFile(shop)) }, (_, index) => index + 1);
  const catalogue = ['categories', ...files.map((file) => `products-${file}`)];
  const names = ['content', ...(total > 0 ? catalogue : [])];
  const hrefs = names.map((name) => shop.hrefOfMarket(shop.store.key, `/sitemap-${name}.xml`));
  return xml(c, sitemapIndex(hrefs));
}

/** /sitemap-content.xml, -categories.xml, -products-1.xml …; anything else is not found. */
export async function sitemap(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const [, name = '', number = ''] =
    /\/sitemap-([a-z]+)(?:-([1-9]\d{0,5}))?\.xml$/.exec(shop.path) ?? [];
  if (!hasSitemap(shop) || (name === 'products') !== Boolean(number)) return notFound(c);
  if (name === 'content')
    return xml(c, [sitemapStart, ...(await contentEntries(c)), sitemapEnd].join(''));
  if (name === 'categories') return streamed(c, shop, 'categories', 0, Number.POSITIVE_INFINITY);
  if (name !== 'products') return notFound(c);
  const size = perFile(shop);
  return streamed(c, shop, 'products', (Number(number) - 1) * size, Number(number) * size);
}

function hasSitemap({ neutralHost, prefix }: Shop): boolean {
  return !neutralHost && !prefix;
}

function perFile(shop: Shop): number {
  return productsPerFile(ownLocales(shop).length);
}

function ownLocales({ addressed, store }: Shop) {
  return addressed.filter(({ country }) => country === store.key);
}

async function contentEntries(c: KontorContext): Promise<string[]> {
  const shop = c.get('shop');
  const pages = await Promise.all([contentPagesShown(shop, ownLocales(shop)), collectionPages(c)]);
  return pages.flat().flatMap((pathIn) => entries(shop, pathIn));
}

/** Entries from `start` up to but not including `end`. The first part is read before the response starts. */
async function streamed(
  c: KontorContext,
  shop: Shop,
  of: 'products' | 'categories',
  start: number,
  end: number,
): Promise<Response> {
  const part = (offset: number) =>
    addresses(c, { of, offset, limit: Math.min(partSize, end - offset) });
  const first = await part(start);
  if (first.results.length === 0) return notFound(c);
  let offset = start;
  let text = sitemapStart;
  const stream = new ReadableStream<string>({
    async pull(controller) {
      const { results, total } = offset === start ? first : await part(offset);
      text += results.flatMap((each) => catalogueEntries(shop, each)).join('');
      offset += results.length;
      const done = results.length === 0 || offset >= Math.min(end, total);
      controller.enqueue(done ? text + sitemapEnd : text);
      text = '';
      if (done) controller.close();
    },
  });
  return xml(c, stream.pipeThrough(new TextEncoderStream()));
}

function catalogueEntries(shop: Shop, found: AddressPage['results'][number]): string[] {
  const { slugs, images, lastModified } = found;
  const origin = shop.hrefOfMarket(shop.store.key, '/');
  return entries(shop, pathsWhereSold({ slugs, markets: [shop.store.key] }), {
    images: images.map((url) => new URL(url, origin).href),
    ...(lastModified && { lastModified }),
  });
}

/** The page in each language of the host's market. */
function entries(shop: Shop, pathIn: PathIn, more: Omit<SitemapEntry, 'href'> = {}): string[] {
  return ownLocales(shop).flatMap((locale) => {
    const path = pathIn(locale);
    return path ? [sitemapEntry({ href: absoluteAddress(shop, locale, path), ...more })] : [];
  });
}

async function addresses(
  c: KontorContext,
  part: { of: 'products' | 'categories'; offset: number; limit: number },
): Promise<AddressPage> {
  const { commerce, caller } = c.get('shop');
  const fewest = c.env.settings.fewestIndexed;
  const answer = await commerce.getAddresses({ ...part, fewest }, caller);
  if (!answer.ok) throw new Error(answer.message);
  return answer.data;
}

function xml(c: KontorContext, body: string | ReadableStream): Response {
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', hourOld);
  return c.body(body);
}
