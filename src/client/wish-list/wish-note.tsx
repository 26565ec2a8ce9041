/** What a form of the wish lists changed, or why it did not; removing and moving can be undone. */
import { wishListsPath } from '#domain/wish-list/wish-list.ts';
import { Note } from '../ui/note.tsx';
import type { NoteKind } from '../ui/note-kinds.ts';
import { UndoForm } from '../ui/undo-form.tsx';

export type WishNoteProps = {
  kind: NoteKind;
  text: string;
  /** The fields of the form that changes it back. */
  undo?: Record<string, string> | undefined;
};

export function WishNote({ kind, text, undo }: WishNoteProps) {
  return (
    <Note kind={kind} text={text}>
      {undo && <UndoForm action={wishListsPath} fields={undo} />}
    </Note>
  );
}
