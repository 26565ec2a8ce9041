/** Toasts: said once, gone by themselves unless they report an error. Source: checklist LAY-9, DESIGN.md §5. */
import { useAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { noteIcons } from '../ui/note.tsx';
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
  return (
    <div className="toasts" aria-live="polite">
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
  useEffect(() => {
    if (kind === 'err') return;
    const timer = setTimeout(() => close.current(), durationMs);
    return () => clearTimeout(timer);
  }, [kind]);
  return (
    <div className="note toast" data-kind={kind} role={kind === 'err' ? 'alert' : 'status'}>
      <Icon name={noteIcons[kind]} />
      <p>{message}</p>
      <button type="button" aria-label={t('toast.close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
