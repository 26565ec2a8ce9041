/** What the server wrote into the page for its scripts. */
import type { ReloadRule } from '#domain/chunk-reload.ts';
import type { Texts } from '#domain/texts/texts.ts';
import type { ShopView } from '../shop.tsx';

export type PageState = { shop: ShopView; texts: Texts; chunkReload: ReloadRule };

/** Undefined on a page that failed while it was made. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
