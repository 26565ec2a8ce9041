/** One wish list: its articles, and for its owner what can be done with it. No script. */
import type { ProductSummary } from '#domain/catalogue/product.ts';
import {
  maxWishListName,
  sharedWishListPath,
  type WishList,
  wishListsPath,
} from '#domain/wish-list/wish-list.ts';
import { useShop, useT } from '../shop.tsx';
import { Field } from '../ui/field.tsx';
import { mailto } from '../ui/mailto.ts';
import { type NamedList, WishLine } from './wish-line.tsx';

/** What the store sells, by SKU. */
export type Articles = ReadonlyMap<string, ProductSummary>;

type PanelProps = {
  list: Pick<WishList, 'name' | 'skus'>;
  articles: Articles;
  /** The list is the reader's own. `site`: the base URL of its link. */
  own?: { list: WishList; others: readonly NamedList[]; site: string };
  /** Adds all that can be had to the cart: the target of the form, and the id of the change. */
  takeAll?: { action: string; operationId: string } | undefined;
};

export function WishListPanel({ list, articles, own, takeAll }: PanelProps) {
  const { t, href } = useShop();
  return (
    <section className="panel stack" aria-labelledby="wish-list">
      <h2 className="sign title" id="wish-list">
        {list.name} ({list.skus.length})
      </h2>
      {list.skus.length === 0 ? (
        <p>{t('wishList.empty')}</p>
      ) : (
        <ul className="lines">
          {list.skus.map((sku) => (
            <WishLine key={sku} sku={sku} article={articles.get(sku)} own={own} />
          ))}
        </ul>
      )}
      {takeAll && (
        <form method="post" action={href(takeAll.action)}>
          <input type="hidden" name="operationId" value={takeAll.operationId} />
          <button type="submit" className="btn">
            {t('sharedCart.add')}
          </button>
        </form>
      )}
      {own && <Sharing {...own} />}
      {own && <Naming list={own.list} />}
    </section>
  );
}

/** A collapsed section, as with the cart. A reader copies the link, or sends it with their own mail program. */
function Sharing({ list, site }: { list: WishList; site: string }) {
  const { t, href } = useShop();
  const { id, name, token } = list;
  const link = token && site + sharedWishListPath(token);
  return (
    <details className="coupon" open={link ? true : undefined}>
      <summary className="small b">{t('wishList.share')}</summary>
      <form className="stack" data-gap="2" method="post" action={href(wishListsPath)}>
        <input type="hidden" name="list" value={id} />
        <p className="small muted" id="share-hint">
          {t('wishList.shareHint')}
        </p>
        {link && (
          <>
            <input
              className="ctl"
              value={link}
              readOnly
              aria-label={t('wishList.link')}
              aria-describedby="share-hint"
            />
            <p>
              <a className="link small" href={mailto(name, link)}>
                {t('product.share')}
              </a>
            </p>
          </>
        )}
        <p>
          <button
            type="submit"
            name="intent"
            value={link ? 'unshare' : 'share'}
            className="btn"
            data-kind="line"
            data-size="s"
          >
            {t(link ? 'wishList.unshare' : 'wishList.makeLink')}
          </button>
        </p>
      </form>
    </details>
  );
}

function Naming({ list: { id, name } }: { list: WishList }) {
  const { t, href } = useShop();
  return (
    <details className="coupon">
      <summary className="small b">{t('wishList.change')}</summary>
      <form className="stack" data-gap="2" method="post" action={href(wishListsPath)}>
        <input type="hidden" name="list" value={id} />
        <Field
          name="name"
          label={t('wishList.name')}
          defaultValue={name}
          maxLength={maxWishListName}
          required
        />
        <p className="row">
          <button
            type="submit"
            name="intent"
            value="rename"
            className="btn"
            data-kind="line"
            data-size="s"
          >
            {t('wishList.rename')}
          </button>
          <button
            type="submit"
            name="intent"
            value="delete"
            className="btn"
            data-kind="quiet"
            data-size="s"
            formNoValidate
          >
            {t('wishList.delete')}
          </button>
        </p>
      </form>
    </details>
  );
}

/** Makes another list. */
export function NewWishList() {
  const t = useT();
  const { href } = useShop();
  return (
    <section className="panel">
      <form className="stack" data-gap="2" method="post" action={href(wishListsPath)}>
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
    </section>
  );
}
