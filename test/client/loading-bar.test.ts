/** The loading bar by the clock. */
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

it('what takes less than 200 ms shows no bar', () => {
  const bar = begin();
  bar.start();
  vi.advanceTimersByTime(199);
  bar.end();
  vi.advanceTimersByTime(10_000);
  expect(painted).toBe(0);
});

it('it appears after 200 ms, grows by 2 % every 100 ms, is full after 5 s and stays so', () => {
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

it('it is full when the work is done and goes 500 ms later', () => {
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

it('a failure is shown, also one that comes at once, and goes like the rest', () => {
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

it('two works share it: it ends with the last, failed if one of them was', () => {
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

it('work that begins while the bar is about to go starts it anew', () => {
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
