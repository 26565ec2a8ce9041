/**
 * What a customer put aside: /my-account/my-lists. Items saved for later are in the cart; the comparison and what was seen
 * last are in the browser only: a link leads to the one, a script fills in the other.
 */
import type { Cart } from '#domain/cart/cart.ts';
import { comparePath } from '#domain/catalogue/compare-choice.ts';
import { RemovedNote, type RemovedNoteProps } from '../cart/lines/removed-note.tsx';
import { SavedLine } from '../cart/lines/saved-line.tsx';
import { useLocalized, useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

type ListsProps = {
  saved: Cart['savedForLater'];
  /** The name of the article that was just moved to the cart. */
  moved: Cart['lineItems'][number]['name'] | undefined;
  /** What was just removed. */
  removed: RemovedNoteProps | undefined;
};

export function Lists({ saved, moved, removed }: ListsProps) {
  const { t, href } = useShop();
  const localized = useLocalized();
  return (
    <>
      <h1>{t('account.lists')}</h1>
      {removed && <RemovedNote {...removed} />}
      {moved && (
        <Note kind="ok">
          <p>
            {t('saved.moved', { name: localized(moved) })}{' '}
            <a className="link" href={href('/checkout/cart')}>
              {t('checkout.step.cart')}
            </a>
          </p>
        </Note>
      )}
      <section className="panel stack" aria-labelledby="saved">
        <h2 className="sign title" id="saved">
          {t('saved.title', { number: saved.length })}
        </h2>
        {saved.length === 0 ? (
          <p>{t('lists.noneSaved')}</p>
        ) : (
          <ul className="lines">
            {saved.map((item) => (
              <SavedLine key={item.variant.sku} item={item} backTo="lists" />
            ))}
          </ul>
        )}
      </section>
      <section className="panel stack" aria-labelledby="compared">
        <h2 className="sign title" id="compared">
          {t('compare.heading')}
        </h2>
        <p>
          <a className="btn" data-kind="line" href={href(comparePath)}>
            {t('compare.title')}
          </a>
        </p>
      </section>
      <section className="panel stack" aria-labelledby="seen">
        <h2 className="sign title" id="seen">
          {t('recommended.lastSeen')}
        </h2>
        <p>{t('lists.seen')}</p>
        <noscript>
          <p>{t('lists.needsScript')}</p>
        </noscript>
      </section>
      <div data-later="" />
    </>
  );
}
