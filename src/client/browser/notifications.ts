/** What the shopper is told besides the page: one list for the whole page, islands included. Source: checklist LAY-9. */
import type { NoteKind } from '../ui/note-kinds.ts';

/** Milliseconds. Source: purchase-flow.txt §4 "Notifications auto-dismiss after 3000 ms". */
export const shownForMs = 3000;

/** The message that leaves when the browser is online again. */
export const offlineId = 'offline';

export type Notification = {
  /** A second message with the same id takes the place of the first. */
  id: string;
  message: string;
  type: NoteKind;
  /** When it was said, in ms. */
  date: number;
  /** Leaves by itself after `duration`; others stay until they are closed or removed. */
  dismissible: boolean;
  /** Milliseconds. */
  duration: number;
  /** What can be done about it, under the words. */
  control?: HTMLElement;
};

/** Errors stay, the rest leaves by itself, unless the sender says otherwise. */
export type Said = Pick<Notification, 'id' | 'message' | 'type'> & Partial<Notification>;

type Timed = { notification: Notification; left: number; since: number; timer?: Timer };
type Timer = ReturnType<typeof setTimeout>;

let list: Timed[] = [];
let listener: ((all: Notification[]) => void) | undefined;

/** The one who shows them is told of every change, and at once of what has been said already. */
export function showNotifications(show: (all: Notification[]) => void): void {
  listener = show;
  told();
}

export function notify(said: Said): void {
  const notification = {
    date: Date.now(),
    dismissible: said.type !== 'err',
    duration: shownForMs,
    ...said,
  };
  dismiss(said.id);
  list = [...list, { notification, left: notification.duration, since: 0 }];
  resume(said.id);
  told();
}

export function dismiss(id: string): void {
  pause(id);
  list = list.filter(({ notification }) => notification.id !== id);
  told();
}

/** The shopper reads it, or is about to close it: its time stands still. */
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

function told(): void {
  listener?.(list.map(({ notification }) => notification));
}
