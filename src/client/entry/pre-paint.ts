/**
 * Runs before the first paint, as a plain script, and says that there is one. Pages are the same for everyone and carry both prices; which of them
 * leads is the visitor's choice, kept in this browser and sent to nobody (eu-2026.md P-11). Pictures that cannot be
 * had show an empty shelf (checklist PDP-3).
 */
(() => {
  const root = document.documentElement;
  root.dataset.script = '';
  const name = 'kontor-prices';
  const obey = () => {
    root.dataset.prices = localStorage.getItem(name) ?? '';
    for (const box of document.querySelectorAll<HTMLInputElement>('[data-net-prices]')) {
      box.checked = root.dataset.prices === 'net';
    }
  };
  const emptyShelf = '/empty-shelf.svg';

  // Without local storage there is no choice to restore.
  try {
    obey();
    addEventListener('DOMContentLoaded', obey);
    addEventListener('pageshow', obey);
    addEventListener('storage', obey);
    addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement && 'netPrices' in target.dataset)) return;
      if (target.checked) localStorage.setItem(name, 'net');
      else localStorage.removeItem(name);
      obey();
    });
  } catch {}

  // Preloaded fonts are there before the first frame, yet a browser takes them up only when text asks for them, a frame
  // too late: text that is already read would move (CLS 0). So they are asked for now, by letters of this language,
  // and what is not ready for the first frame stays away.
  const fonts = ['16px "Kontor Text"', '700 16px "Kontor Sign"'];
  const { letters } = root.dataset;
  for (const font of fonts) void document.fonts.load(font, letters);
  let decided = false;
  const decide = () => {
    // The faces themselves are asked: text uses one as soon as it is loaded, the promise of `load` resolves later.
    const ready = fonts.every((font) => document.fonts.check(font, letters));
    if (!decided && !ready) root.dataset.fonts = 'late';
    decided = true;
    root.style.visibility = '';
  };
  // A layout before the first frame is seen by nobody, yet what moves after it counts as moved, unless it was hidden.
  // Where `pagereveal` is known it begins the first frame; a field with autofocus is focused after it.
  if ('onpagereveal' in window) {
    root.style.visibility = 'hidden';
    addEventListener('pagereveal', decide);
  }
  requestAnimationFrame(decide);
  // Or when scripts begin, if that is earlier: what they measure is laid out with the fonts of that moment.
  addEventListener('kontor:scripts', decide);

  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || target.src.endsWith(emptyShelf)) return;
    for (const source of target.parentElement?.querySelectorAll('source') ?? []) source.remove();
    target.removeAttribute('srcset');
    target.src = emptyShelf;
  };
  addEventListener('error', replace, true);
})();
