/** Where net prices lead, a searched price is a net one; addresses have gross limits (docs/decisions/0020). */
import { grossLimit, priceParameters } from '#domain/catalogue/listing/price-limit.ts';
import type { Language } from '#domain/country/countries.ts';
import { priceBoundIn } from '#domain/search/price-bound.ts';
import type { ScriptShop } from '../../shop.tsx';

type Taxed = Pick<ScriptShop, 'locale' | 'currency' | 'vatRate'>;

/** The address of a search, with the price that its text names as the limits that let the same articles through. */
export function withNetLimits(address: string, { locale, currency, vatRate }: Taxed): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  const [language] = locale.split('-') as [Language];
  const bound = priceBoundIn(params.get('query') ?? '', { language, currency });
  if (!bound) return address;
  if (bound.rest) params.set('query', bound.rest);
  else params.delete('query');
  for (const [name, limit] of Object.entries(priceParameters(bound))) {
    const end = name === 'price-to' ? 'to' : 'from';
    params.set(name, grossLimit(limit, end, { rate: vatRate, currency }));
  }
  return `${path}?${params}`;
}
