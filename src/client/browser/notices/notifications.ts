/** Notifications to the shopper: one list for the whole page, islands included. Source: checklist LAY-9. */
import type { NoteKind } from '../../ui/note-kinds.ts';

/** Milliseconds. Source: purchase-flow.txt §4 "Notifications auto-dismiss after 3000 ms". */
export const displayMs = 3000;

/** The message that is removed when the browser is online again. */
export const offlineId = 'offline';

export type Notification = {
  /** A second message with the same id replaces the first. */
  id: string;
  message: string;
  type: NoteKind;
  /** When it was created, in ms. */
  date: number;
  /** Removed after `duration`; others stay until they are closed. */
  dismissible: boolean;
  /** Milliseconds. */
  duration: number;
  /** A button or link below the message. */
  control?: HTMLElement;
};

/** By default errors stay and other kinds are removed after a while. */
export type NotificationInput = Pick<Notification, 'id' | 'message' | 'type'> &
  Partial<Notification>;

type Timed = { notification: Notification; left: number; since: number; timer?: Timer };
type Timer = ReturnType<typeof setTimeout>;

let list: Timed[] = [];
let listener: ((all: Notification[]) => void) | undefined;

/** Sets the only listener: called with all messages now and after every change. */
export function showNotifications(show: (all: Notification[]) => void): void {
  listener = show;
  notifyListener();
}

export function showNotification(input: NotificationInput): void {
  const notification = {
    date: Date.now(),
    dismissible: input.type !== 'err',
    duration: displayMs,
    ...input,
  };
  dismiss(input.id);
  list = [...list, { notification, left: notification.duration, since: 0 }];
  resume(input.id);
  notifyListener();
}

export function dismiss(id: string): void {
  pause(id);
  list = list.filter(({ notification }) => notification.id !== id);
  notifyListener();
}

/** Stops the timer while the pointer or the focus is on the message. */
export function pause(id: string): void {
  const timed = timedOf(id);
  if (!timed?.timer) return;
  clearTimeout(timed.timer);
  delete timed.timer;
  timed.left -= Date.now() - timed.since;
}

export function resume(id: string): void {
  const timed = timedOf(id);
  if (!timed?.notification.dismissible || timed.timer) return;
  timed.since = Date.now();
  timed.timer = setTimeout(() => dismiss(id), timed.left);
}

const timedOf = (id: string) => list.find(({ notification }) => notification.id === id);

function notifyListener(): void {
  listener?.(list.map(({ notification }) => notification));
}
