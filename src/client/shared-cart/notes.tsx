/** Notes about a shared cart as a whole. */
import { maxSharedLines } from '#domain/cart/shared-cart.ts';
import { routePaths } from '#domain/content/links.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop, useT } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

/** Why nothing was added to the cart. */
export type SharedCartProblem = Extract<TextKey, 'quickOrder.changed' | 'cart.error.adding'>;

type NotesProps = {
  isCut: boolean;
  /** The visitor's cart already has some of these articles. */
  comesOnTop: boolean;
  problem: SharedCartProblem | undefined;
};

export function SharedCartNotes({ isCut, comesOnTop, problem }: NotesProps) {
  const t = useT();
  return (
    <>
      {problem && <Note kind="err" text={t(problem)} />}
      {isCut && <Note kind="warn" text={t('sharedCart.cut', { most: maxSharedLines })} />}
      {comesOnTop && <Note kind="info" text={t('sharedCart.onTop')} />}
    </>
  );
}

/** Shown for a link without articles. */
export function EmptySharedCart() {
  const { t, href } = useShop();
  return (
    <section className="panel stack">
      <p className="b">{t('sharedCart.empty')}</p>
      <p className="muted">{t('sharedCart.emptyText')}</p>
      <p className="row">
        <a className="btn" href={href('/')}>
          {t('cart.continue')}
        </a>
        <a className="link" href={href(routePaths['quick-order'])}>
          {t('quickOrder.title')}
        </a>
      </p>
    </section>
  );
}
