import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type NoteKind = 'info' | 'ok' | 'warn' | 'err';

export const noteIcons: Record<NoteKind, IconName> = {
  info: 'info',
  ok: 'circle-check',
  warn: 'triangle-alert',
  err: 'circle-alert',
};

/** A message inside the page: what happened, and what to do. */
export function Note({ kind, children }: { kind: NoteKind; children: ReactNode }) {
  return (
    <div className="note" data-kind={kind} role={kind === 'err' ? 'alert' : 'status'}>
      <Icon name={noteIcons[kind]} />
      {children}
    </div>
  );
}
