/** After a line was taken out by a form: what it was, and a key that brings it back. No script is needed. */
import { useHref, useT } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

/** `operation`: the change that took it out. */
export function RemovedNote({ name, operation }: { name: string; operation: string }) {
  const t = useT();
  const href = useHref();
  return (
    <Note kind="ok">
      <p>{t('cart.removed', { name })}</p>
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
