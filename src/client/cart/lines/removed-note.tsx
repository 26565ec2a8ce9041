/** Shown after a form removed a line or saved it for later, with an undo button. Works without JavaScript. */
import { useT } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';
import { UndoForm } from '../../ui/undo-form.tsx';

export type RemovedNoteProps = {
  name: string;
  /** Id of the operation to undo. */
  operation: string;
  isSaved: boolean;
};

export function RemovedNote({ name, operation, isSaved }: RemovedNoteProps) {
  const t = useT();
  return (
    <Note kind="ok" text={t(isSaved ? 'saved.done' : 'cart.removed', { name })}>
      <UndoForm action="/checkout/cart" fields={{ operation, intent: 'undo' }} />
    </Note>
  );
}
