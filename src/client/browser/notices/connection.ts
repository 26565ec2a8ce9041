/** Shows when the connection is lost and when it is back. Source: checklist LAY-9. */

import { frameText } from '../page-state.ts';
import { dismiss, offlineId, showNotification } from './notifications.ts';

/** Follows `navigator.onLine`; styles read it from the root as `data-offline`. */
export function watchConnection(): void {
  addEventListener('offline', follow);
  addEventListener('online', follow);
  if (!navigator.onLine) follow();
}

function follow(): void {
  const { onLine } = navigator;
  document.documentElement.toggleAttribute('data-offline', !onLine);
  if (!onLine) {
    const message = frameText('offline.text');
    showNotification({ id: offlineId, type: 'warn', message, dismissible: false });
  } else {
    dismiss(offlineId);
    showNotification({ id: 'online', type: 'ok', message: frameText('online.text') });
  }
}
