import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { type NoteKind, noteIcons } from './note-kinds.ts';

/** A message inside the page: what happened, and what to do. */
export function Note({ kind, children }: { kind: NoteKind; children: ReactNode }) {
  return (
    <div className="note" data-kind={kind} role={kind === 'err' ? 'alert' : 'status'}>
      <Icon name={noteIcons[kind]} />
      {children}
    </div>
  );
}
