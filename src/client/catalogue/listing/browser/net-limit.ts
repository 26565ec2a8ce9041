/** A field of net prices stands for the one of gross prices before it, which the filter sends (docs/decisions/0020). */
import { grossLimit } from '#domain/catalogue/listing/price-limit.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';

/** Writes the changed net limit into the gross field, as if the visitor had. */
export function sendNetLimit(net: HTMLInputElement): void {
  const gross = net.previousElementSibling;
  if (!(gross instanceof HTMLInputElement)) return;
  const end = gross.name === 'price-to' ? 'to' : 'from';
  const currency = net.dataset.currency as CurrencyCode;
  gross.value = grossLimit(net.value, end, { rate: Number(net.dataset.net), currency });
  gross.dispatchEvent(new Event('change', { bubbles: true }));
}
