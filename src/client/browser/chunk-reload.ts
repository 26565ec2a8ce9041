/** Reloads the page when a script chunk is missing, as often as the rule allows. Source: checklist LAY-11. */
import { type ReloadRule, reloadAfterFailure } from '#domain/chunk-reload.ts';

const key = 'kontor-reloaded';

export function reloadLostChunks(rule: ReloadRule): void {
  addEventListener('vite:preloadError', (event) => {
    // If offline, a reload would lose the current page.
    if (!navigator.onLine || !canReload(rule)) return;
    event.preventDefault();
    location.reload();
  });
}

function canReload(rule: ReloadRule): boolean {
  try {
    const known = sessionStorage.getItem(key);
    const { reload, memory } = reloadAfterFailure(rule, known, Date.now());
    if (memory === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, memory);
    return reload;
  } catch {
    // Without session storage it could reload endlessly.
    return false;
  }
}
