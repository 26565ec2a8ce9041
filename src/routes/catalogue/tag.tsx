import { CollectionText } from '#client/catalogue/listing/collection-text.tsx';
import {
  salePath,
  type TagOfPage,
  tagCollection,
  tagOfPage,
  tagPages,
  tagPath,
} from '#domain/catalogue/collections.ts';
import { saleTextSlug, tagTextSlug } from '#domain/content/places.ts';
import { type PathIn, samePathEverywhere } from '#domain/routing/alternates.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { loadTree } from '#worker/render/chrome.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { type CollectionPage, collection } from './collection.tsx';

/** /sale: every reduced article. */
export async function sale(c: KontorContext) {
  const shop = c.get('shop');
  return collection(c, await loadTree(shop), {
    path: salePath,
    collection: { onSale: true },
    documentSlug: saleTextSlug,
    name: shop.t('search.sale'),
    text: (listing) => <CollectionText text="sale.text" listing={listing} />,
    others: othersThan(shop, salePath),
    ...placesOf(shop, salePath),
  });
}

const titles: Record<TagOfPage, { name: TextKey; text: TextKey }> = {
  bestseller: { name: 'search.bestseller', text: 'tag.bestseller.text' },
  new: { name: 'search.new', text: 'tag.new.text' },
  bware: { name: 'search.bware', text: 'tag.bware.text' },
  topRated: { name: 'badge.topRated', text: 'tag.topRated.text' },
};

/** /tag/bestseller: the articles with a badge, or with another tag that an operator has written about. */
export async function tag(c: KontorContext) {
  const shop = c.get('shop');
  const { t } = shop;
  const slug = c.req.param('slug') ?? '';
  const own = tagOfPage(slug);
  const path = tagPath(slug);
  return collection(c, await loadTree(shop), {
    path,
    collection: own ? tagCollection(own) : { tags: [slug] },
    documentSlug: tagTextSlug(slug),
    name: own && t(titles[own].name),
    text: own && ((listing) => <CollectionText text={titles[own].text} listing={listing} />),
    others: othersThan(shop, path),
    ...placesOf(shop, path),
  });
}

/** The offers and the badges with a page. */
function othersThan({ t }: Shop, own: string): CollectionPage['others'] {
  return [
    { path: salePath, name: t('search.sale'), collection: { onSale: true } },
    ...tagPages.map(({ slug, tag }) => ({
      path: tagPath(slug),
      name: t(titles[tag].name),
      collection: tagCollection(tag),
    })),
  ].filter(({ path }) => path !== own);
}

/** Whether another market has enough of such articles is not known here. */
function placesOf({ store }: Shop, path: string): { pathIn: PathIn; indexed: PathIn } {
  return {
    pathIn: samePathEverywhere(path),
    indexed: ({ country }) => (country === store.key ? path : undefined),
  };
}
