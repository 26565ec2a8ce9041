/** Timing and progress of the loading bar. The caller renders it in `paint`. Source: checklist LAY-9. */

/** Milliseconds. Source: catalogue.txt §9 "Loading bar". */
const throttle = 200;
const duration = 5000;
const hideAfter = 500;
const tick = 100;

export type LoadingBar = { percent: number; failed: boolean };

/** `paint` gets undefined to remove the bar. Concurrent tasks share one bar, which ends with the last of them. */
export function loadingBar(paint: (bar: LoadingBar | undefined) => void) {
  let running = 0;
  let percent = 0;
  let shown = false;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    shown = true;
    paint({ percent, failed });
    timer = setInterval(() => {
      percent = Math.min(100, percent + (100 * tick) / duration);
      paint({ percent, failed });
    }, tick);
  }

  function hide(): void {
    clearTimeout(timer);
    shown = false;
    paint(undefined);
  }

  return {
    start(): void {
      running += 1;
      if (running > 1) return;
      clearTimeout(timer);
      percent = 0;
      failed = false;
      // A bar still on the page restarts at once; a new one is delayed, because most tasks end before.
      if (shown) show();
      else timer = setTimeout(show, throttle);
    },
    /** A failure is shown even if the bar was not visible yet. */
    end(outcome: 'done' | 'failed' = 'done'): void {
      if (running === 0) return;
      running -= 1;
      failed ||= outcome === 'failed';
      if (running > 0) return;
      clearTimeout(timer);
      if (!shown && !failed) return;
      shown = true;
      percent = 100;
      paint({ percent, failed });
      timer = setTimeout(hide, hideAfter);
    },
    /** For a page restored from the back/forward cache: its tasks ended when it was left. */
    reset(): void {
      running = 0;
      hide();
    },
  };
}
