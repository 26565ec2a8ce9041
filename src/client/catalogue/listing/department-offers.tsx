/** What a department has besides its categories: its badges as links, what is new and reduced in it, its brands. */
import { campaignIndicator } from '#domain/catalogue/campaigns.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { reducedTag } from '#domain/catalogue/listing/listing.ts';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import { MiniRows } from '../../product/minirows.tsx';
import { tagLabel } from '../../product/tag-label.ts';
import { useShop } from '../../shop.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { categoryTiles } from './tiles.tsx';

type DepartmentProps = {
  department: Category;
  listing: ListingPage;
};

/** An odd number of categories ends with the offers, so that no place of the last row is empty. */
export function DepartmentTiles(props: DepartmentProps & { categories: readonly Category[] }) {
  const { categories, department, listing } = props;
  const shop = useShop();
  const { t, href } = shop;
  const { tags, onSale } = listing.facets;
  const path = href(`/${department.slug}`);
  const tiles = categoryTiles(categories, href, true);
  const offers = {
    name: t('search.sale'),
    href: withTag(path, reducedTag),
    count: onSale,
    sign: '%',
  };
  const inTiles = onSale > 0 && tiles.length % 2 === 1;
  const links = tags
    .filter(({ tag }) => !tag.startsWith(campaignIndicator))
    .map(({ tag, count }) => ({
      name: tagLabel(tag, shop),
      href: withTag(path, tag),
      count,
    }));
  return (
    <nav className="stack" data-gap="2" aria-label={t('listing.subcategories')}>
      {tiles.length > 0 && <Tiles tiles={inTiles ? [...tiles, offers] : tiles} />}
      <p className="row small">
        {[...(onSale > 0 && !inTiles ? [offers] : []), ...links].map((link) => (
          <a key={link.href} href={link.href}>
            {`${link.name} (${link.count})`}
          </a>
        ))}
      </p>
    </nav>
  );
}

const withTag = (path: string, tag: string): string =>
  `${path}?${new URLSearchParams({ tags: tag })}`;

type OffersProps = DepartmentProps & {
  /** Its newest articles. */
  news: ListingPage | undefined;
  /** Its reduced articles. */
  sale: ListingPage | undefined;
};

/** Below the articles. */
export function DepartmentOffers({ department, listing, news, sale }: OffersProps) {
  const { t, href } = useShop();
  const path = href(`/${department.slug}`);
  const rows = [
    { title: t('search.new'), tag: 'new', count: news?.total, items: news?.items ?? [] },
    { title: t('search.sale'), tag: reducedTag, count: sale?.total, items: sale?.items ?? [] },
  ].filter(({ items }) => items.length > 0);
  const brands = listing.facets.brands.map(({ name, count }) => ({
    name,
    count,
    href: `${path}?${new URLSearchParams({ brand: name })}`,
    image: listing.items.find(({ brand }) => brand === name)?.image,
  }));
  return (
    <>
      {rows.length > 0 && (
        <div className={rows.length > 1 ? 'sec split split--half' : 'sec'}>
          {rows.map(({ title, tag, count = 0, items }) => (
            <section key={title} className="panel stack">
              <p className="row spread">
                <b className="sign title">{title}</b>
                <a className="b small" href={withTag(path, tag)}>
                  {t('listing.count', { count })}
                </a>
              </p>
              <MiniRows products={items} />
            </section>
          ))}
        </div>
      )}
      {brands.length > 1 && (
        <section className="sec">
          <div className="sec__head">
            <h2>{t('home.brands')}</h2>
          </div>
          <Tiles tiles={brands} />
        </section>
      )}
    </>
  );
}
