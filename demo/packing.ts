/** Net and gross sizes, net contents, and take-back of old goods. */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { PackedSize } from '#domain/catalogue/measures.ts';
import type { Article } from './kinds.ts';
import { between } from './seed.ts';

/** The height of a pallet under the carton in centimetres. */
const palletHeight = 14;

type Packed = Pick<ProductDocument, 'netSize' | 'grossSize' | 'deliveryPackage'>;

export function packedAs({ size, weight, freight }: Article, sku: string): Packed {
  const [width, depth, height] = size;
  const padding = freight ? between(6, 12, `padding ${sku}`) : between(3, 7, `padding ${sku}`);
  const wrapping = between(5, 12, `wrapping ${sku}`) / 100;
  const grossSize: PackedSize = {
    length: depth + padding,
    width: width + padding,
    height: height + padding + (freight ? palletHeight : 0),
    weight: Math.round(weight * (1 + wrapping) * 1000) / 1000,
  };
  return {
    netSize: { length: depth, width, height, weight },
    grossSize,
    deliveryPackage: freight ? 'pallet' : 'carton',
  };
}

/** The quantity for the unit price: the contents of the variant, or the number of pieces in the set. */
export function netContentOf({ holds, attributes }: Article): Pick<ProductDocument, 'netContent'> {
  if (holds) return { netContent: holds };
  const pieces = attributes['pieces-in-set'];
  return typeof pieces === 'number' && pieces > 1
    ? { netContent: { value: pieces, unit: 'piece' } }
    : {};
}

/** Old appliances and batteries are taken back (eu-2026.md G-20, G-21). */
export function takenBackAs({ attributes }: Article): Pick<ProductDocument, 'takeBack'> {
  const { plug, voltage, battery } = attributes;
  const takeBack = [
    ...(plug || voltage || battery ? (['electrical'] as const) : []),
    ...(battery ? (['battery'] as const) : []),
  ];
  return takeBack.length > 0 ? { takeBack } : {};
}
