/** The wish lists of a customer, or of this browser: one is open, links lead to the others. */
import { routePaths } from '#domain/content/links.ts';
import type { WishList } from '#domain/wish-list/wish-list.ts';
import { useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import type { NoteKind } from '../ui/note-kinds.ts';
import { type Articles, NewWishList, WishListPanel } from './wish-list-panel.tsx';

type WishListsProps = {
  lists: readonly WishList[];
  open: WishList | undefined;
  articles: Articles;
  /** The path of this page. */
  path: string;
  site: string;
  takeAll: { action: string; operationId: string } | undefined;
  note: { kind: NoteKind; text: string } | undefined;
  /** Nobody is logged in: the lists are in this browser. */
  onDevice: boolean;
};

export function WishLists(props: WishListsProps) {
  const { lists, open, articles, path, site, takeAll, note, onDevice } = props;
  const { t, href } = useShop();
  return (
    <>
      <h1>{t('wishList.title')}</h1>
      {note && <Note {...note} />}
      {onDevice && (
        <p className="muted">
          {t('wishList.onDevice')}{' '}
          <a className="link" href={href(routePaths.login)}>
            {t('account.login')}
          </a>
        </p>
      )}
      {lists.length > 1 && (
        <nav aria-label={t('wishList.title')}>
          <ul className="row">
            {lists.map(({ id, name, skus }) => (
              <li key={id}>
                <a
                  className="b"
                  href={href(`${path}?list=${id}`)}
                  aria-current={id === open?.id ? 'page' : undefined}
                >
                  {name} ({skus.length})
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {open ? (
        <WishListPanel
          list={open}
          articles={articles}
          own={{ list: open, others: lists.filter(({ id }) => id !== open.id), site }}
          takeAll={takeAll}
        />
      ) : (
        <p>{t('wishList.empty')}</p>
      )}
      <NewWishList />
    </>
  );
}
