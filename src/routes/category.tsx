import { CategoryBoxes } from '#client/catalogue/category-boxes.tsx';
import { Listing } from '#client/catalogue/listing.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import type { Category } from '#domain/catalogue/category.ts';
import { listingQueryFrom } from '#domain/catalogue/listing.ts';
import type { Translate } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/context.ts';
import { type BarTree, chromeOf } from '#worker/render/chrome.ts';
import { notFound } from './not-found.tsx';

/** A category: its subcategories, its products. A page number beyond the last is not found. */
export async function category(c: KontorContext, tree: BarTree, current: Category) {
  const shop = c.get('shop');
  const { t, caller, commerce, prefix } = shop;
  const params = new URL(c.req.url).searchParams;
  const query = listingQueryFrom(params, current.key);
  const answer = await commerce.searchProducts({ queries: [query] }, caller);
  const listing = answer.ok ? answer.data.listings[0] : undefined;
  if (!listing) throw new Error(`no listing for category ${current.key}`);
  if (query.page > 1 && listing.items.length === 0) return notFound(c, tree);
  const own = tree.trees[current.tree];
  const path = own.pathTo(current.key);
  const children = own.childrenOf(current.key);
  const chrome = { ...chromeOf(shop, tree), current: path[0]?.key ?? current.key };
  return c.render(
    <BrowsePage chrome={chrome}>
      <title>{titleOf(current, t)}</title>
      <meta name="description" content={current.description} />
      <Crumbs crumbs={path.map(({ name, slug }) => ({ name, href: `${prefix}/${slug}` }))} />
      <div className="stack list-head" data-gap="1">
        <h1>{current.name}</h1>
        <p className="muted" data-said="">
          {t('listing.count', { count: listing.total })}
        </p>
      </div>
      {children.length > 0 && (
        <nav aria-label={t('listing.subcategories')}>
          <CategoryBoxes categories={children} cols="8" rail="rail--s" />
        </nav>
      )}
      <Listing
        listing={listing}
        query={query}
        action={`${prefix}/${current.slug}`}
        params={params}
      />
      <section className="sec prose">
        <p>{current.description}</p>
      </section>
    </BrowsePage>,
    { screen: 'listing' },
  );
}

/** Goods are for professionals; a trade is, and a café, what its name says. */
function titleOf({ tree, name }: Category, t: Translate): string {
  return tree === 'all' ? t('listing.title', { name }) : `${name} | Kontor`;
}
