import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { type NoteKind, noteIcons } from './note-kinds.ts';

type NoteProps = { kind: NoteKind; text?: string; children?: ReactNode };

/** A message inside the page: what happened, and what to do. `text`: its first paragraph. */
export function Note({ kind, text, children }: NoteProps) {
  return (
    <div className="note" data-kind={kind} role={kind === 'err' ? 'alert' : 'status'}>
      <Icon name={noteIcons[kind]} />
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
