/** Reloads the page when a part of its script is gone, as often as the rule allows. Source: checklist LAY-11. */
import { type ReloadRule, reloadAfterFailure } from '#domain/chunk-reload.ts';

const key = 'kontor-reloaded';

export function reloadLostChunks(rule: ReloadRule): void {
  addEventListener('vite:preloadError', (event) => {
    // Offline a reload would lose the page that is shown.
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
