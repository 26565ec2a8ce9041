/**
 * Keys that save an article to the first wish list of whoever presses them. All of a page belong to one form, so that a
 * card needs little more than its number; a script makes them toggles (wish-list/browser/wishes.ts).
 */
import { wishListsPath } from '#domain/wish-list/wish-list.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

const formId = 'wish';

/** In the frame of every page that may show articles. */
export function WishForm() {
  const { href } = useShop();
  return (
    <form id={formId} method="post" action={href(wishListsPath)}>
      <input type="hidden" name="intent" value="add" />
    </form>
  );
}

/** In words. `name`: of the article, where a page has several. */
export function WishKey({ sku, name }: { sku: string; name?: string }) {
  const { t } = useShop();
  return (
    <button type="submit" className="act wish" form={formId} name="sku" value={sku}>
      <Icon name="heart" />
      {t('wishList.save')}
      {name && <span className="vh">, {name}</span>}
    </button>
  );
}

/** On the picture of a card. `name`: of its article. */
export function WishHeart({ sku, name }: { sku: string; name: string }) {
  const { t } = useShop();
  return (
    <button
      type="submit"
      className="heart"
      form={formId}
      aria-label={`${t('wishList.save')}, ${name}`}
      name="sku"
      value={sku}
    >
      <Icon name="heart" />
    </button>
  );
}
