/** A list without articles, or no list yet: how one is filled, and a search. */
import type { ReactNode } from 'react';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { routePaths } from '#domain/content/links.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

export type Suggested = { title: TextKey; products: readonly ProductSummary[] };

/** `name`: of the list, if there is one. `search`: the form of the header. */
export function EmptyWishList({ name, search }: { name: string | undefined; search: ReactNode }) {
  const { t, href } = useShop();
  return (
    <section className="panel stack wish-empty" aria-labelledby="wish-list">
      <Icon name="heart" />
      <h2 className="sign title" id="wish-list">
        {name && `${name}: `}
        {t('wishList.emptyTitle')}
      </h2>
      <p>{t('wishList.empty')}</p>
      {search}
      <p className="row small b">
        <a className="btn" href={href(routePaths.departments)}>
          {t('header.departments')}
        </a>
        <a href={href(routePaths.sale)}>{t('sale.link')}</a>
        <a href={href('/')}>{t('cart.continue')}</a>
      </p>
    </section>
  );
}
