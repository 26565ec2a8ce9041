/** Says that the shop has a newer version than this page. */
import { queryFlags } from '#domain/routing/query-flags.ts';
import { floatNote } from './float-note.ts';
import { fetchNotice } from './notice.ts';

export async function showOutdatedNotice(): Promise<void> {
  const note = await fetchNotice(queryFlags.appVersion);
  if (!note) return;
  // The same page without its fragment: with a fragment the browser would only scroll, not load.
  note.querySelector('a')?.setAttribute('href', location.pathname + location.search);
  floatNote(note);
}
