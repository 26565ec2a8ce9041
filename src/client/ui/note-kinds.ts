import type { IconName } from './icon-names.ts';

export type NoteKind = 'info' | 'ok' | 'warn' | 'err';

export const noteIcons: Record<NoteKind, IconName> = {
  info: 'info',
  ok: 'circle-check',
  warn: 'triangle-alert',
  err: 'circle-alert',
};
