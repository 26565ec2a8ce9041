/** The same requests to a small and to a large catalogue: browse pages and filters. */
import type { Category } from '#domain/catalogue/category.ts';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { Ask, Client } from './load.ts';

type SizeTarget = { name: string; next: () => Ask };

/** The number of different products that are requested, so that no single one stays cached. */
const differentProducts = 24;

export async function sizeTargets(client: Client): Promise<SizeTarget[]> {
  const { categories } = await call<{ categories: { results: Category[] } }>(
    client,
    'getCategory',
    {},
  );
  const department = categories.results.find(({ key }) => key === 'catering');
  if (!department) throw new Error('the catalogue has no catering department');
  const query = { category: department.key, pageSize: differentProducts };
  const { listings } = await call<{ listings: ListingPage[] }>(client, 'searchProducts', {
    queries: [query],
  });
  const items = listings[0]?.items ?? [];
  const brand = listings[0]?.facets.brands[0]?.name ?? '';
  let price = 0;
  const page = (name: string, path: string): SizeTarget => ({ name, next: () => ({ path }) });
  let asked = 0;
  return [
    page('home', '/'),
    page('new arrivals', '/search?new-arrivals=1'),
    page('listing', `/${department.slug}`),
    page('listing, page 2', `/${department.slug}?page=2`),
    page('sorted by price', `/${department.slug}?sort=price-asc`),
    page('filtered', `/${department.slug}?in-stock=1&brand=${encodeURIComponent(brand)}`),
    {
      // The counts of a price range are never cached.
      name: 'within a price range',
      next: () => {
        price += 1;
        return { path: `/${department.slug}?price-from=${price}` };
      },
    },
    {
      name: 'product page',
      next: () => {
        asked += 1;
        return { path: `/${items[asked % items.length]?.slug}` };
      },
    },
    {
      name: 'category tree',
      next: () => ({ path: '/new-ct/getCategory', method: 'POST', body: '[{}]' }),
    },
  ];
}

async function call<Data>(client: Client, name: string, main: object): Promise<Data> {
  const { status, body } = await client.ask({
    path: `/new-ct/${name}`,
    method: 'POST',
    body: JSON.stringify([main]),
  });
  if (status !== 200) throw new Error(`${name} answered ${status}: ${body}`);
  return (JSON.parse(body) as { data: Data }).data;
}
