/** The loading bar over time. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LoadingBar, loadingBar } from '#client/browser/notices/loading-bar.ts';

let seen: LoadingBar | undefined;
let painted = 0;
const begin = () =>
  loadingBar((bar) => {
    seen = bar;
    painted += 1;
  });

beforeEach(() => {
  vi.useFakeTimers();
  seen = undefined;
  painted = 0;
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('work of less than 200 ms shows no bar', () => {
  const bar = begin();
  bar.start();
  vi.advanceTimersByTime(199);
  bar.end();
  vi.advanceTimersByTime(10_000);
  expect(painted).toBe(0);
});

it('the bar appears after 200 ms, grows by 2 % every 100 ms, is full after 5 s and stays full', () => {
  const bar = begin();
  bar.start();
  vi.advanceTimersByTime(199);
  expect(seen).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(seen).toEqual({ percent: 0, failed: false });
  vi.advanceTimersByTime(100);
  expect(seen).toEqual({ percent: 2, failed: false });
  vi.advanceTimersByTime(2400);
  expect(seen).toEqual({ percent: 50, failed: false });
  vi.advanceTimersByTime(2500);
  expect(seen).toEqual({ percent: 100, failed: false });
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual({ percent: 100, failed: false });
  bar.reset();
});

it('the bar is full when the work is done and disappears 500 ms later', () => {
  const bar = begin();
  bar.start();
  vi.advanceTimersByTime(1000);
  bar.end();
  expect(seen).toEqual({ percent: 100, failed: false });
  vi.advanceTimersByTime(499);
  expect(seen).toEqual({ percent: 100, failed: false });
  vi.advanceTimersByTime(1);
  expect(seen).toBeUndefined();
});

it('a failure is shown, even an immediate one, and disappears after the same time', () => {
  const bar = begin();
  bar.start();
  bar.end('failed');
  expect(seen).toEqual({ percent: 100, failed: true });
  vi.advanceTimersByTime(500);
  expect(seen).toBeUndefined();
  bar.start();
  vi.advanceTimersByTime(200);
  expect(seen).toEqual({ percent: 0, failed: false });
  bar.reset();
});

it('two tasks share the bar: it ends with the last, and is failed if one of them is', () => {
  const bar = begin();
  bar.start();
  vi.advanceTimersByTime(700);
  bar.start();
  bar.end('failed');
  vi.advanceTimersByTime(500);
  expect(seen).toEqual({ percent: 20, failed: true });
  bar.end();
  expect(seen).toEqual({ percent: 100, failed: true });
  vi.advanceTimersByTime(500);
  expect(seen).toBeUndefined();
});

it('work that begins before the bar disappears starts it again', () => {
  const bar = begin();
  bar.start();
  vi.advanceTimersByTime(300);
  bar.end();
  vi.advanceTimersByTime(400);
  bar.start();
  expect(seen).toEqual({ percent: 0, failed: false });
  vi.advanceTimersByTime(400);
  expect(seen).toEqual({ percent: 8, failed: false });
  bar.end();
  vi.advanceTimersByTime(500);
  expect(seen).toBeUndefined();
});
