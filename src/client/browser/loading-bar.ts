/** When the loading bar shows and how far it is. It knows no page: whoever paints it is told. Source: checklist LAY-9. */

/** Milliseconds. Source: catalogue.txt §9 "Loading bar". */
const throttle = 200;
const duration = 5000;
const hideAfter = 500;
const tick = 100;

export type LoadingBar = { percent: number; failed: boolean };

/** `paint` gets undefined when the bar is to go. Several works share one bar: it ends with the last of them. */
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
      // A bar that is about to go begins anew; one that is not there waits: most work is done before it is worth a bar.
      if (shown) show();
      else timer = setTimeout(show, throttle);
    },
    /** A failure is shown however soon it comes. */
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
    /** The page is back from the history: whatever was under way has ended with it. */
    reset(): void {
      running = 0;
      hide();
    },
  };
}
