/** Why an accessory fits a product: what both state of themselves. */
import type { AttributeRaw, ProductDocument } from './document.ts';

/**
 * The attributes in which an accessory and its product must agree, most telling first: a tray and an oven of the same
 * Gastronorm size, a disc and a grinder of the same diameter.
 */
const measures = [
  'gastronorm-size',
  'blade-diameter',
  'disc-diameter',
  'square-drive',
  'working-width',
  'tube-volume',
];

/** The kinds that an accessory is made for: their families, with a comma between them. Other articles do not state it. */
export const madeFor = 'suitable-for';

type Stated = { family: string; attributes: ProductDocument['attributes'] };
type Accessory = Stated & { attributesRaw: readonly AttributeRaw[] };

/** The row of the accessory that says why it fits; undefined if the data do not say. */
export function fitOf(product: Stated, accessory: Accessory): AttributeRaw | undefined {
  const shared = measures.find((name) => {
    const value = accessory.attributes[name];
    return value !== undefined && value === product.attributes[name];
  });
  const families = String(accessory.attributes[madeFor] ?? '').split(', ');
  const reason = shared ?? (families.includes(product.family) ? madeFor : undefined);
  return accessory.attributesRaw.find(({ name }) => name === reason);
}
