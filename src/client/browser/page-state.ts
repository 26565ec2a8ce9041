/** What the server wrote into the page for its scripts. */
import type { ReloadRule } from '#domain/chunk-reload.ts';
import type { TextKey, Texts } from '#domain/texts/texts.ts';
import type { ScriptShop, ShopView } from '../shop.tsx';

export type PageState = {
  shop: ScriptShop;
  /** Only in pages with an island that is a React root. */
  view?: ShopView;
  texts: Texts;
  chunkReload: ReloadRule;
};

/** Undefined on an error page. */
export const pageState = readPageState();

/** The path prefix of the page's language: `/fr` or empty. */
export const prefix = pageState?.shop.prefix ?? '';

/** One of the texts that every page contains (src/client/chrome/frame-texts.ts). */
export function frameText(key: TextKey): string {
  return pageState?.texts[key] ?? '';
}

function readPageState(): PageState | undefined {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
