/** The fields of net prices stand for those of gross prices, which the filter sends (docs/decisions/0020). */
import { grossLimit } from '#domain/catalogue/listing/price-limit.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';

/** In the capture phase, before the form is sent and the filter reported: both see the change of the gross field. */
export function followNetLimits(): void {
  addEventListener(
    'change',
    (event) => {
      const { target: net } = event;
      if (!(net instanceof HTMLInputElement && net.dataset.net)) return;
      const gross = net.previousElementSibling;
      if (!(gross instanceof HTMLInputElement)) return;
      event.stopPropagation();
      const end = gross.name === 'price-to' ? 'to' : 'from';
      const currency = net.dataset.currency as CurrencyCode;
      gross.value = grossLimit(net.value, end, { rate: Number(net.dataset.net), currency });
      gross.dispatchEvent(new Event('change', { bubbles: true }));
    },
    true,
  );
}
