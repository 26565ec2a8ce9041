/** The texts that every page carries along (src/client/chrome/frame-texts.ts), and where its language lives. */
import type { TextKey } from '#domain/texts/texts.ts';
import { readPageState } from './page-state.ts';

const page = readPageState();

/** `/fr` or empty. */
export const prefix = page?.shop.prefix ?? '';

export function frameText(key: TextKey): string {
  return page?.texts[key] ?? '';
}
