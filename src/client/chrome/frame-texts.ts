/** Texts that every page carries along: what they say is said when nothing more can be fetched. */
import type { TextKey } from '#domain/texts/texts.ts';

export const frameTexts: readonly TextKey[] = [
  'loading.failed',
  'loading.label',
  'offline.text',
  'online.text',
  'toast.close',
  'toast.region',
];
