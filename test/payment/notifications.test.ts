/** Notifications on the page: how long each stays visible. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dismiss,
  type Notification,
  pause,
  resume,
  showNotification,
  showNotifications,
} from '#client/browser/notices/notifications.ts';

let shown: Notification[] = [];
const ids = () => shown.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  showNotifications((all) => {
    shown = all;
  });
});

afterEach(() => {
  for (const id of ids()) dismiss(id);
  vi.useRealTimers();
});

it('a message has text, type and date, and disappears after three seconds', () => {
  showNotification({ id: 'a', type: 'ok', message: 'Saved.' });
  expect(shown).toEqual([
    {
      id: 'a',
      type: 'ok',
      message: 'Saved.',
      date: Date.parse('2026-11-21T10:00:00Z'),
      dismissible: true,
      duration: 3000,
    },
  ]);
  vi.advanceTimersByTime(2999);
  expect(ids()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(ids()).toEqual([]);
});

it('an error stays until it is dismissed', () => {
  showNotification({ id: 'a', type: 'err', message: 'Not saved.' });
  vi.advanceTimersByTime(3_600_000);
  expect(ids()).toEqual(['a']);
  dismiss('a');
  expect(ids()).toEqual([]);
});

it('a message can be permanent or have a duration of its own', () => {
  showNotification({ id: 'a', type: 'warn', message: 'Offline.', dismissible: false });
  showNotification({ id: 'b', type: 'info', message: 'Read me.', duration: 10_000 });
  vi.advanceTimersByTime(9999);
  expect(ids()).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(ids()).toEqual(['a']);
});

it('the time is paused while a message is read, and continues afterwards', () => {
  showNotification({ id: 'a', type: 'ok', message: 'Saved.' });
  vi.advanceTimersByTime(2000);
  pause('a');
  vi.advanceTimersByTime(60_000);
  pause('a');
  expect(ids()).toEqual(['a']);
  resume('a');
  resume('a');
  vi.advanceTimersByTime(999);
  expect(ids()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(ids()).toEqual([]);
});

it('a message with the id of an earlier one replaces it and has its own time', () => {
  showNotification({ id: 'a', type: 'ok', message: 'One.' });
  showNotification({ id: 'b', type: 'err', message: 'Other.' });
  vi.advanceTimersByTime(2000);
  showNotification({ id: 'a', type: 'ok', message: 'Two.' });
  expect(shown.map(({ message }) => message)).toEqual(['Other.', 'Two.']);
  vi.advanceTimersByTime(2999);
  expect(ids()).toEqual(['b', 'a']);
  vi.advanceTimersByTime(1);
  expect(ids()).toEqual(['b']);
});

it('reading an error does not make it disappear', () => {
  showNotification({ id: 'a', type: 'err', message: 'Not saved.' });
  pause('a');
  resume('a');
  vi.advanceTimersByTime(60_000);
  expect(ids()).toEqual(['a']);
});

it('a listener that registers late gets the earlier messages', () => {
  showNotification({ id: 'a', type: 'err', message: 'Not saved.' });
  const late: Notification[][] = [];
  showNotifications((all) => late.push(all));
  expect(late).toEqual([shown]);
});
