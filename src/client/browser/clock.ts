/**
 * Counts down to the end of a campaign, by the minute: nothing moves in between. At the end the words beside the clock
 * say so. The units come from the browser's own data of the page's language.
 */
const minuteMs = 60_000;
const unitMs = { day: 1440 * minuteMs, hour: 60 * minuteMs, minute: minuteMs } as const;

let timer: ReturnType<typeof setTimeout> | undefined;

export function runClocks(): void {
  clearTimeout(timer);
  const clocks = [...document.querySelectorAll<HTMLElement>('.clock:not([hidden])')];
  const { lang } = document.documentElement;
  const next = clocks.map((clock) => show(clock, lang)).filter((ms) => ms > 0);
  if (next.length > 0) timer = setTimeout(runClocks, Math.min(...next));
}

/** Returns in how many milliseconds it shows something else; 0: never. */
function show(clock: HTMLElement, lang: string): number {
  const { ends = '', ended = '' } = clock.dataset;
  const ms = Date.parse(ends) - Date.now();
  if (!(ms > 0)) {
    clock.hidden = true;
    if (clock.previousElementSibling) clock.previousElementSibling.textContent = ended;
    return 0;
  }
  // Rounded up, so that a running campaign never shows 0 minutes.
  let left = Math.ceil(ms / minuteMs) * minuteMs;
  for (const part of clock.children as HTMLCollectionOf<HTMLElement>) {
    const unit = part.dataset.unit as keyof typeof unitMs;
    const count = Math.floor(left / unitMs[unit]);
    left -= count * unitMs[unit];
    const format = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' });
    const [figure = '', , ...words] = format.formatToParts(count).map(({ value }) => value);
    const small = Object.assign(document.createElement('small'), { textContent: words.join('') });
    part.replaceChildren(figure, ' ', small);
  }
  return ms % minuteMs || minuteMs;
}
