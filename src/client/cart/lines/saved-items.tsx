/** The items saved for later, below the lines of the cart page. */
import type { SavedItem } from '#domain/cart/cart.ts';
import { useT } from '../../shop.tsx';
import { useKeepFocus } from '../keep-focus.ts';
import { SavedLine } from './saved-line.tsx';

type SavedItemsProps = {
  items: readonly SavedItem[];
  /** Screen reader announcement of the last move to the cart. */
  announcement: string;
  onMove: (item: SavedItem) => void;
  onRemove: (item: SavedItem) => void;
};

export function SavedItems({ items, announcement, onMove, onRemove }: SavedItemsProps) {
  const t = useT();
  const keepFocus = useKeepFocus(
    items.map(({ variant }) => variant.sku),
    () => document.querySelector<HTMLElement>('h1'),
    'data-saved',
  );
  return (
    <>
      {items.length > 0 && (
        <section className="stack top" data-gap="3" aria-labelledby="saved">
          <h2 className="sign title" id="saved">
            {t('saved.title', { number: String(items.length) })}
          </h2>
          <ul className="panel lines">
            {items.map((item) => (
              <SavedLine
                key={item.id}
                item={item}
                onMove={() => onMove(item)}
                onRemove={() => onRemove(item)}
                onFocus={keepFocus}
              />
            ))}
          </ul>
        </section>
      )}
      <p className="vh" role="status">
        {announcement}
      </p>
    </>
  );
}
