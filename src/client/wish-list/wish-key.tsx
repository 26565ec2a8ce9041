import { wishListsPath } from '#domain/wish-list/wish-list.ts';
import { useShop } from '../shop.tsx';

/** Saves the article to the first wish list of whoever presses it; `name`: where a page has several. Without a script. */
export function WishKey({ sku, name }: { sku: string; name?: string }) {
  const { t, href } = useShop();
  return (
    <form method="post" action={href(wishListsPath)}>
      <input type="hidden" name="sku" value={sku} />
      <button type="submit" className="link small b" name="intent" value="add">
        {t('wishList.save')}
        {name && <span className="vh">, {name}</span>}
      </button>
    </form>
  );
}
