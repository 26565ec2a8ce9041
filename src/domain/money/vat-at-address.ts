/** The VAT of a delivery, decided by its address. Source: eu-2026.md P-30, §13.1. */

import type { CountryCode } from '../country/countries.ts';
import { type TerritoryKey, territoryOf } from '../country/territories.ts';
import { effective } from '../dated.ts';
import { dayIn } from '../locale/dates.ts';
import { vatRateOf } from './vat-rates.ts';

export type DeliveryVat =
  /** As a fraction: 0.23. */
  | { kind: 'rate'; rate: number; territory?: string }
  /** Delivered without our VAT; `importRate` is the territory's own import tax, where known. */
  | { kind: 'export'; territory: string; importRate?: number }
  /** Outside the VAT area, and not among the territories that the shop exports to. */
  | { kind: 'notDelivered'; territory: string };

export type Delivery = {
  country: CountryCode;
  /** As typed. */
  postalCode: string;
  at: Date;
  /** Territories outside the VAT area that this shop delivers to; none by default. */
  exportsTo?: readonly TerritoryKey[];
};

export function vatRateFor({ country, postalCode, at, exportsTo = [] }: Delivery): DeliveryVat {
  const territory = territoryOf(country, postalCode);
  if (!territory) return { kind: 'rate', rate: vatRateOf(country, at) };
  const { key } = territory;
  switch (territory.treatment) {
    case 'standard':
      return { kind: 'rate', rate: vatRateOf(country, at), territory: key };
    case 'ownRate':
      return { kind: 'rate', rate: effective(territory.rate, dayIn(country, at)), territory: key };
    case 'outside': {
      if (!exportsTo.some((each) => each === key)) return { kind: 'notDelivered', territory: key };
      const { importRate } = territory;
      return { kind: 'export', territory: key, ...(importRate !== undefined && { importRate }) };
    }
  }
}
