/** Texts that every page contains, because they are shown when nothing more can be fetched. */
import type { TextKey } from '#domain/texts/texts.ts';

export const frameTexts: readonly TextKey[] = [
  'loading.failed',
  'loading.label',
  'offline.text',
  'online.text',
  'toast.close',
  'toast.region',
];
