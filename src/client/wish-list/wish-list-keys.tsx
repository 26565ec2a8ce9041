/** What the owner of a list can do with the whole of it: share and print it, rename or delete it. */
import {
  maxWishListName,
  sharedWishListPath,
  type WishList,
  wishListsPath,
} from '#domain/wish-list/wish-list.ts';
import { useShop } from '../shop.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { mailto } from '../ui/mailto.ts';

const small = { type: 'submit', name: 'intent', className: 'btn', 'data-size': 's' } as const;

/**
 * The keys that copy and print are shown by their script (payment/browser/payment-slip.ts). An empty list has neither, but
 * while it has a link, that can be ended.
 */
export function WishListKeys({ list, site }: { list: WishList; site: string }) {
  const { t } = useShop();
  const isEmpty = list.skus.length === 0;
  return (
    <div className="stack" data-gap="2" data-slip="">
      {(!isEmpty || list.token) && <Sharing list={list} site={site} />}
      {!isEmpty && (
        <p data-print="" hidden>
          <button type="button" className="btn" data-kind="line" data-wide="">
            <Icon name="printer" /> {t('wishList.print')}
          </button>
        </p>
      )}
      <Naming list={list} />
    </div>
  );
}

/** Open while the list has a link, which its owner copies, or sends with their own programs. */
function Sharing({ list: { id, name, token }, site }: { list: WishList; site: string }) {
  const { t, href } = useShop();
  const link = token && site + sharedWishListPath(token);
  return (
    <details className="share" open={link ? true : undefined}>
      <summary className="btn" data-kind="line" data-wide="">
        <Icon name="share-2" /> {t('wishList.share')}
      </summary>
      <form className="stack" data-gap="2" method="post" action={href(wishListsPath)}>
        <input type="hidden" name="list" value={id} />
        <p className="small muted" id="share-hint">
          {t('wishList.shareHint')}
        </p>
        {link && (
          <>
            <div className="field__wrap">
              <input
                className="ctl"
                value={link}
                readOnly
                aria-label={t('wishList.link')}
                aria-describedby="share-hint"
              />
              <button
                type="button"
                className="btn"
                data-kind="line"
                data-copy={link}
                data-copied={t('sharedCart.copied')}
                hidden
              >
                <Icon name="copy" />
                <span className="vh">{t('sharedCart.copy')}</span>
              </button>
            </div>
            <p
              className="small b"
              role="status"
              data-copy-status=""
              data-failed={t('sharedCart.notCopied')}
            />
          </>
        )}
        <p className="row">
          {link && (
            <a className="btn" data-size="s" href={mailto(name, link)}>
              {t('product.share')}
            </a>
          )}
          <button {...small} value={link ? 'unshare' : 'share'} data-kind={link ? 'quiet' : 'line'}>
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
      <summary className="small">{t('wishList.change')}</summary>
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
          <button {...small} value="rename" data-kind="line">
            {t('wishList.rename')}
          </button>
          <button {...small} value="delete" data-kind="quiet" formNoValidate>
            {t('wishList.delete')}
          </button>
        </p>
      </form>
    </details>
  );
}
