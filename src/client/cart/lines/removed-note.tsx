/** Shown after a form removed a line or saved it for later, with an undo button. Works without JavaScript. */
import { useShop } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';

export type RemovedNoteProps = {
  name: string;
  /** Id of the operation to undo. */
  operation: string;
  isSaved: boolean;
};

export function RemovedNote({ name, operation, isSaved }: RemovedNoteProps) {
  const { t, href } = useShop();
  return (
    <Note kind="ok">
      <p>{t(isSaved ? 'saved.done' : 'cart.removed', { name })}</p>
      <form method="post" action={href('/checkout/cart')}>
        <input type="hidden" name="operation" value={operation} />
        <button
          type="submit"
          className="btn"
          data-kind="line"
          data-size="s"
          name="intent"
          value="undo"
        >
          {t('cart.undo')}
        </button>
      </form>
    </Note>
  );
}
