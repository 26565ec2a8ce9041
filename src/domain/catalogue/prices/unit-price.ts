/** The price of one kilogram, litre, metre, square metre or piece. Source: eu-2026.md P-05, Dir. 98/6/EC art. 3. */
import type { ContentUnit, NetContent } from '../measures.ts';

const referenceUnits = ['kg', 'l', 'm', 'm2', 'piece'] as const;
export type ReferenceUnit = (typeof referenceUnits)[number];

const references: Record<ContentUnit, { unit: ReferenceUnit; per: number }> = {
  kg: { unit: 'kg', per: 1 },
  g: { unit: 'kg', per: 1000 },
  l: { unit: 'l', per: 1 },
  ml: { unit: 'l', per: 1000 },
  m: { unit: 'm', per: 1 },
  cm: { unit: 'm', per: 100 },
  m2: { unit: 'm2', per: 1 },
  piece: { unit: 'piece', per: 1 },
};

/** A content in its reference unit: 750 ml are 0.75 l. */
export function inReferenceUnit({ value, unit }: NetContent): {
  quantity: number;
  unit: ReferenceUnit;
} {
  const { unit: reference, per } = references[unit];
  return { quantity: value / per, unit: reference };
}

/** Cents for one reference unit; undefined if the content is exactly one, as the price is then the unit price. */
export function unitPriceOf(
  content: NetContent,
  priceCentAmount: number,
): { centAmount: number; unit: ReferenceUnit } | undefined {
  const { quantity, unit } = inReferenceUnit(content);
  if (quantity === 1) return undefined;
  return { centAmount: Math.round(priceCentAmount / quantity), unit };
}
