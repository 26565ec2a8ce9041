/** The rows of the table of technical data that come from attributes. */
import type { Language } from '../../country/countries.ts';
import type { AttributeRaw } from '../document.ts';
import type { ProductDetail } from '../product.ts';
import { comparable } from '../units.ts';

const sideNames = ['length', 'width', 'depth', 'height'];
const weightNames = ['weight', 'net-weight', 'netWeight'];
/** Sizes are given in centimetres. */
const perCentimetre = comparable(1, 'cm');

type Tabled = Pick<ProductDetail, 'attributesRaw' | 'attributes' | 'netSize'>;

/** Leaves out attributes that repeat the product's own size and weight. */
export function tableRows({ attributesRaw, attributes, netSize }: Tabled): AttributeRaw[] {
  if (!netSize) return attributesRaw;
  const { length, width, height, weight } = netSize;
  const sides = [length, width, height].map((side) => side * perCentimetre);
  return attributesRaw.filter(({ name, unit }) => {
    const value = attributes[name];
    if (typeof value !== 'number') return true;
    const figure = comparable(value, unit);
    const repeats =
      (sideNames.includes(name) && sides.includes(figure)) ||
      (weightNames.includes(name) && figure === weight);
    return !repeats;
  });
}

/** Whether the length of its size is the depth that it states, so that its name and its table say width, depth, height. */
export function statesDepth({ attributesRaw, attributes, netSize }: Tabled): boolean {
  const depth = attributesRaw.find(({ name }) => name === 'depth');
  const value = attributes[depth?.name ?? ''];
  if (!netSize || typeof value !== 'number') return false;
  return comparable(value, depth?.unit) === netSize.length * perCentimetre;
}

/** The signs after sizes and weights. Bulgarian writes them in its own letters, which Intl does not. */
export function unitSigns(language: Language): { centimetre: string; kilogram: string } {
  return language === 'bg'
    ? { centimetre: 'см', kilogram: 'кг' }
    : { centimetre: 'cm', kilogram: 'kg' };
}
