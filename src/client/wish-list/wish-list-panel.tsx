/** One wish list: its articles, beside them what they cost, and for its owner what can be done with the list. */
import type { ReactNode } from 'react';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { type SharedWishList, type WishList, wantedPieces } from '#domain/wish-list/wish-list.ts';
import { WishLine } from './wish-line.tsx';
import { WishListKeys } from './wish-list-keys.tsx';
import type { NamedList } from './wish-menu.tsx';
import { type TakeAll, WishSum } from './wish-sum.tsx';

/** What the store sells, by SKU. */
export type Articles = ReadonlyMap<string, ProductSummary>;

type PanelProps = {
  list: SharedWishList;
  articles: Articles;
  /** The list is the reader's own. `site`: the base URL of its link. */
  own?: { list: WishList; others: readonly NamedList[]; site: string };
  /** Adds all that can be had to the cart; absent: nothing can. */
  takeAll?: TakeAll | undefined;
  /** Below the articles. */
  children?: ReactNode;
};

export function WishListPanel({ list, articles, own, takeAll, children }: PanelProps) {
  return (
    <div className="split split--cart wishes">
      <section className="panel" aria-labelledby="wish-list">
        <h2 className="sign title" id="wish-list">
          {list.name} ({list.skus.length})
        </h2>
        <ul className="lines">
          {list.skus.map((sku) => (
            <WishLine
              key={sku}
              sku={sku}
              article={articles.get(sku)}
              pieces={wantedPieces(list, sku)}
              own={own}
            />
          ))}
        </ul>
      </section>
      {(takeAll || own) && (
        <aside className="panel stack sum" aria-labelledby="wish-list">
          {takeAll && <WishSum {...takeAll} />}
          {own && <WishListKeys list={own.list} site={own.site} />}
        </aside>
      )}
      {children}
    </div>
  );
}
