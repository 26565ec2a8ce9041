/** What a form of the wish lists changed, or why it did not; removing and moving can be undone. */
import type { ReactNode } from 'react';
import { wishListsPath } from '#domain/wish-list/wish-list.ts';
import { useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import type { NoteKind } from '../ui/note-kinds.ts';

export type WishNoteProps = {
  kind: NoteKind;
  text: string;
  /** The fields of the form that changes it back. */
  undo?: Record<string, string> | undefined;
};

export function WishNote({ kind, text, undo }: WishNoteProps) {
  return (
    <Note kind={kind} text={text}>
      {undo && <Undo fields={undo} />}
    </Note>
  );
}

function Undo({ fields }: { fields: Record<string, string> }): ReactNode {
  const { t, href } = useShop();
  const { intent, ...others } = fields;
  return (
    <form method="post" action={href(wishListsPath)}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="btn"
        data-kind="line"
        data-size="s"
        name="intent"
        value={intent}
      >
        {t('cart.undo')}
      </button>
    </form>
  );
}
