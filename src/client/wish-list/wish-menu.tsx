/**
 * What the owner of a list can do with one of its articles: remove it; behind a key move it to another list, and ask for
 * a mail when it costs less. No script.
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
  /** The owner's other lists. */
  others: readonly NamedList[];
  /** Whether its price may fall: it is sold here, and is no gift card. */
  isPriced: boolean;
};

export function WishMenu({ sku, name, list, others, isPriced }: WishMenuProps) {
  const { t, href } = useShop();
  if (others.length === 0 && !isPriced) return null;
  return (
    // One menu is open at a time.
    <details className="menu" name="wish">
      <summary>
        <Icon name="ellipsis" />
        <span className="vh">
          {t('wishList.more')}, {name}
        </span>
      </summary>
      <div className="pop">
        {others.length > 0 && (
          <form method="post" action={href(wishListsPath)}>
            <input type="hidden" name="list" value={list.id} />
            <input type="hidden" name="sku" value={sku} />
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
      </div>
    </details>
  );
}

type RemoveProps = Pick<WishMenuProps, 'sku' | 'name' | 'list'> & {
  /** How many of it are wanted. */
  pieces: number;
};

export function RemoveWish({ sku, name, list, pieces }: RemoveProps) {
  const { t, href } = useShop();
  return (
    <form className="push" method="post" action={href(wishListsPath)}>
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value={pieces} />
      <button type="submit" className="link small b" name="intent" value="remove">
        {t('cart.remove')}
        <span className="vh">, {name}</span>
      </button>
    </form>
  );
}
