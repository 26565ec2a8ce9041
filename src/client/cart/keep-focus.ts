import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in the cart when the focused line is removed: it moves to the name of the next line, else to
 * the heading. `mark`: the attribute with a line's SKU. Returns a function to call with the SKU of the focused line.
 */
export function useKeepFocus(
  skus: string[],
  heading: () => HTMLElement | null,
  mark: 'data-sku' | 'data-saved' = 'data-sku',
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
    if (next) document.querySelector<HTMLElement>(`.line[${mark}="${next}"] .line__name`)?.focus();
    else focusHeading(heading());
  });
  return (sku) => {
    focused.current = sku;
  };
}

/** Fallback if no other element can get the focus. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
