import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in the cart when the line that has it is taken away: it goes to the name of the next line, else to
 * the heading. Returns whom to tell which line has the focus.
 */
export function useKeptFocus(
  skus: string[],
  heading: () => HTMLElement | null,
): (sku: string | undefined) => void {
  const focused = useRef<string>(undefined);
  const before = useRef(skus);
  useEffect(() => {
    const shown = before.current;
    before.current = skus;
    const at = focused.current ? shown.indexOf(focused.current) : -1;
    if (at < 0 || skus.some((sku) => sku === focused.current)) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = [...shown.slice(at + 1), ...shown.slice(0, at).reverse()].find((sku) =>
      skus.includes(sku),
    );
    if (next) document.querySelector<HTMLElement>(nameOf(next))?.focus();
    else focusHeading(heading());
  });
  return (sku) => {
    focused.current = sku;
  };
}

const nameOf = (sku: string) => `.line[data-sku="${sku}"] .line__name`;

/** Where no other place suits the focus. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
