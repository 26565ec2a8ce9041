/** Toasts: said once, gone by themselves unless they report an error. Source: checklist LAY-9, DESIGN.md §5. */
import { useAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { noteIcons } from '../ui/note.tsx';
import { offlineId } from './outcome.ts';
import { type Notification, notificationsAtom } from './state.ts';

const durationMs = 3000;

export function useNotify(): (notification: Notification) => void {
  const store = useStore();
  return (notification) => {
    const others = store.get(notificationsAtom).filter(({ id }) => id !== notification.id);
    store.set(notificationsAtom, [...others, notification]);
  };
}

export function Notifications() {
  const [notifications, setNotifications] = useAtom(notificationsAtom);
  const remove = (id: string) => setNotifications((all) => all.filter((each) => each.id !== id));
  useEffect(() => {
    const online = () => setNotifications((all) => all.filter(({ id }) => id !== offlineId));
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [setNotifications]);
  // Each message is a live region by its role: a live region around them would read it twice.
  return (
    <div className="toasts">
      {notifications.map((notification) => (
        <Toast key={notification.id} {...notification} onClose={() => remove(notification.id)} />
      ))}
    </div>
  );
}

function Toast({ message, kind, onClose }: Notification & { onClose: () => void }) {
  const t = useT();
  const close = useRef(onClose);
  close.current = onClose;
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'err') return;
    // Whoever points at it or stands in it may still be reading: it asks again after a while.
    const timer = setInterval(() => {
      if (!toast.current?.matches(':hover, :focus-within')) close.current();
    }, durationMs);
    return () => clearInterval(timer);
  }, [kind]);
  return (
    <div
      ref={toast}
      className="note toast"
      data-kind={kind}
      role={kind === 'err' ? 'alert' : 'status'}
    >
      <Icon name={noteIcons[kind]} />
      <p>{message}</p>
      <button type="button" aria-label={t('toast.close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
