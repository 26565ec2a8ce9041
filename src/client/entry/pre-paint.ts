/**
 * Runs before the first paint, as a plain script, and marks the page as scripted. Pages are the same for everyone and
 * contain both prices; the visitor chooses which one leads. The choice stays in this browser and is never sent
 * (eu-2026.md P-11). Images that fail to load are replaced by an empty shelf (checklist PDP-3).
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

  // A browser applies a preloaded font only when text needs it, one frame too late: visible text would move (CLS 0).
  // So the fonts are loaded now, with letters of this language; a font that is not ready for the first frame is not
  // used.
  const fonts = ['16px "Kontor Text"', '700 16px "Kontor Sign"'];
  const { letters } = root.dataset;
  for (const font of fonts) void document.fonts.load(font, letters);
  let decided = false;
  const decide = () => {
    // `check`, not the promise of `load`: text uses a font as soon as it is loaded, the promise resolves later.
    const ready = fonts.every((font) => document.fonts.check(font, letters));
    if (!decided && !ready) root.dataset.fonts = 'late';
    decided = true;
    root.style.visibility = '';
  };
  // Movement after a layout before the first frame counts as a layout shift, unless the page was hidden. Where
  // supported, `pagereveal` starts the first frame; a field with autofocus is focused after it.
  if ('onpagereveal' in window) {
    root.style.visibility = 'hidden';
    addEventListener('pagereveal', decide);
  }
  requestAnimationFrame(decide);
  // Or when scripts start, if that is earlier: their measurements depend on the fonts of that moment.
  addEventListener('kontor:scripts', decide);

  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || target.src.endsWith(emptyShelf)) return;
    for (const source of target.parentElement?.querySelectorAll('source') ?? []) source.remove();
    target.removeAttribute('srcset');
    target.src = emptyShelf;
  };
  addEventListener('error', replace, true);
})();
