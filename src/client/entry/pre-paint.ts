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
  let ready = false;
  const asked = ['16px "Kontor Text"', '700 16px "Kontor Sign"'].map((font) =>
    document.fonts.load(font, root.dataset.letters),
  );
  void Promise.all(asked).then(() => {
    ready = true;
  });
  const decide = () => {
    if (!ready) root.dataset.fonts = 'late';
    ready = true;
  };
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
