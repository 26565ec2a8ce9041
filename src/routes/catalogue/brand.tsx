import { BrandText } from '#client/catalogue/listing/collection-text.tsx';
import { brandPath, brandsPath } from '#domain/catalogue/collections.ts';
import { brandTextSlug } from '#domain/content/places.ts';
import type { PathIn } from '#domain/routing/alternates.ts';
import { loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { collection } from './collection.tsx';
import { notFound } from './not-found.tsx';

/** /brand/kombuse: the articles of a brand, and what they are. */
export async function brand(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce, prefix, store } = shop;
  const slug = c.req.param('slug') ?? '';
  const [tree, answer] = await Promise.all([
    loadTree(shop),
    commerce.getBrandPage({ slug }, caller),
  ]);
  const found = answer.ok ? answer.data.brand : null;
  if (!found) return notFound(c, tree);
  const { name, spellings, markets, categories } = found;
  const path = brandPath(name);
  const sold = (fewest: number): PathIn => {
    const where = new Set(
      markets.flatMap(({ market, count }) => (count >= fewest ? [market] : [])),
    );
    return ({ country }) => (where.has(country) ? path : undefined);
  };
  const pathIn = sold(1);
  if (pathIn(shop.locale) === undefined) return notFound(c, tree);
  const indexed = sold(c.env.settings.fewestIndexed);
  const kinds = categories.flatMap((key) => tree.byKey(key) ?? []);
  return collection(c, tree, {
    path,
    collection: { brands: spellings },
    documentSlug: brandTextSlug(slug),
    name,
    title: t('search.brand', { brand: name }),
    text: (listing) => <BrandText brand={name} listing={listing} categories={kinds} />,
    parents: [{ name: t('home.brands'), href: prefix + brandsPath }],
    pathIn,
    // Its own market decides by its text too.
    indexed: (locale) => (locale.country === store.key ? path : indexed(locale)),
  });
}
