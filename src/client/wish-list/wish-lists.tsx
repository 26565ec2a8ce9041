/** The wish lists of a customer, or of this browser: one is open, links lead to the others. No script. */
import type { ReactNode } from 'react';
import { routePaths } from '#domain/content/links.ts';
import { maxWishListName, type WishList, wishListsPath } from '#domain/wish-list/wish-list.ts';
import { Complements } from '../cart/complements.tsx';
import { ProductRail } from '../product/product-rail.tsx';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmptyWishList, type Suggested } from './empty-wish-list.tsx';
import { WishListKeys } from './wish-list-keys.tsx';
import { type Articles, WishListPanel } from './wish-list-panel.tsx';
import { WishNote, type WishNoteProps } from './wish-note.tsx';
import type { TakeAll } from './wish-sum.tsx';

type WishListsProps = {
  lists: readonly WishList[];
  open: WishList | undefined;
  articles: Articles;
  /** Articles that go with those of the list, or to begin an empty one with. */
  suggested: Suggested;
  /** The form of the header, for an empty list. */
  search: ReactNode;
  /** The path of this page. */
  path: string;
  site: string;
  takeAll: TakeAll | undefined;
  note: WishNoteProps | undefined;
  /** Nobody is logged in: the lists are in this browser. */
  onDevice: boolean;
};

export function WishLists(props: WishListsProps) {
  const { lists, open, articles, suggested, search, path, site, takeAll, note, onDevice } = props;
  const { t, href } = useShop();
  const isEmpty = !open || open.skus.length === 0;
  return (
    <>
      <h1>{t('wishList.title')}</h1>
      {note && <WishNote {...note} />}
      {onDevice && (
        <p className="small muted no-print">
          {t('wishList.onDevice')}{' '}
          <a className="link" href={href(routePaths.login)}>
            {t('account.login')}
          </a>
        </p>
      )}
      {open && <ListChoice lists={lists} open={open} path={path} />}
      {isEmpty ? (
        <>
          <EmptyWishList name={open?.name} search={search} />
          {open && (
            <div className="panel wish-keys">
              <WishListKeys list={open} site={site} />
            </div>
          )}
        </>
      ) : (
        <WishListPanel
          list={open}
          articles={articles}
          own={{ list: open, others: lists.filter(({ id }) => id !== open.id), site }}
          takeAll={takeAll}
        >
          {suggested.products.length > 0 && (
            <div className="panel no-print">
              <Complements products={suggested.products} title={t(suggested.title)} />
            </div>
          )}
        </WishListPanel>
      )}
      {isEmpty && <ProductRail title={t(suggested.title)} products={suggested.products} cols={4} />}
      {/* What this browser has shown last (browser/recently-viewed.ts). */}
      <div data-later="" />
    </>
  );
}

type ListChoiceProps = Pick<WishListsProps, 'lists' | 'path'> & { open: WishList };

/** Links to all lists, and the form of another one. */
function ListChoice({ lists, open, path }: ListChoiceProps) {
  const { t, href } = useShop();
  return (
    <div className="row wish-choice no-print" data-gap="2">
      {lists.length > 1 && (
        <nav aria-label={t('wishList.title')}>
          <ul className="row" data-gap="2">
            {lists.map(({ id, name, skus }) => (
              <li key={id}>
                <a
                  className="btn"
                  data-size="s"
                  data-kind={id === open.id ? undefined : 'line'}
                  href={href(`${path}?list=${id}`)}
                  aria-current={id === open.id ? 'page' : undefined}
                >
                  {name} ({skus.length})
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <details className="unfold">
        <summary className="btn" data-size="s" data-kind="line">
          <Icon name="plus" size="s" />
          {t('wishList.create')}
        </summary>
        <form className="panel stack" data-gap="2" method="post" action={href(wishListsPath)}>
          <div className="field">
            <label htmlFor="new-name">{t('wishList.name')}</label>
            <input id="new-name" name="name" className="ctl" maxLength={maxWishListName} required />
          </div>
          <p>
            <button type="submit" name="intent" value="create" className="btn" data-kind="line">
              {t('wishList.create')}
            </button>
          </p>
        </form>
      </details>
    </div>
  );
}
