/**
 * What the owner of a list can do with one of its articles, behind a key: move it to another list, ask for a mail when it
 * costs less, remove it. No script.
 */
import { askAlertPath } from '#domain/alert/alert.ts';
import { type WishList, wishListsPath } from '#domain/wish-list/wish-list.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

export type NamedList = Pick<WishList, 'id' | 'name'>;

type WishMenuProps = {
  sku: string;
  /** Of the article. */
  name: string;
  list: NamedList;
  /** How many of it are wanted. */
  pieces: number;
  /** The owner's other lists. */
  others: readonly NamedList[];
  /** Whether its price may fall: it is sold here, and is no gift card. */
  isPriced: boolean;
};

export function WishMenu({ sku, name, list, pieces, others, isPriced }: WishMenuProps) {
  const { t, href } = useShop();
  const about = (
    <>
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="sku" value={sku} />
    </>
  );
  return (
    // One menu is open at a time.
    <details className="menu push" name="wish">
      <summary>
        <Icon name="ellipsis" />
        <span className="vh">
          {t('wishList.more')}, {name}
        </span>
      </summary>
      <div className="pop">
        {others.length > 0 && (
          <form method="post" action={href(wishListsPath)}>
            {about}
            <input type="hidden" name="intent" value="move" />
            <p className="pop__head small muted">{t('wishList.moveTo')}</p>
            {others.map((other) => (
              <button key={other.id} type="submit" className="opt" name="to" value={other.id}>
                {other.name}
              </button>
            ))}
          </form>
        )}
        {isPriced && (
          <a className="opt" href={href(askAlertPath(sku, 'price'))}>
            {t('alert.priceTitle')}
          </a>
        )}
        <form method="post" action={href(wishListsPath)}>
          {about}
          <input type="hidden" name="quantity" value={pieces} />
          <button type="submit" className="opt b" name="intent" value="remove">
            {t('cart.remove')}
          </button>
        </form>
      </div>
    </details>
  );
}
