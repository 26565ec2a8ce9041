import { pageState } from '../../browser/page-state.ts';

/** Adds the texts of the drawer to those of the page, where its translations read them. Rejects without them. */
export async function loadDrawerTexts(): Promise<void> {
  if (!pageState) return;
  const response = await fetch(pageState.cartTexts);
  if (!response.ok) throw new Error(`status ${response.status}`);
  Object.assign(pageState.texts, await response.json());
}
