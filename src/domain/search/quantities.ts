/**
 * Normalizes numbers with units: "10 L", "10l" and "10 litres" are all `10000ml`, "6,5 kW" is `6500w`. Units are given
 * in folded form, with the words of the 21 languages where shoppers type them out.
 */

/** The base unit of a folded unit, and the factor to it. */
type Unit = { base: string; factor: number };

const units = new Map<string, Unit>();

function unit(base: string, factor: number, names: string): void {
  for (const name of names.split(' ')) units.set(name, { base, factor });
}

unit('ml', 1, 'ml мл');
unit('ml', 10, 'cl');
unit('ml', 100, 'dl');
unit(
  'ml',
  1000,
  'l lt ltr liter liters litre litres litro litros litri litr litry litru litrow litra litre litrai litru litrov liitri litraa liiter λ λιτρο λιτρα λιτρων л литър литра литри',
);
unit('w', 1, 'w watt watts wat watow vatios vatu wattia βατ вт ват вата');
unit('w', 1000, 'kw kilowatt квт');
unit('g', 1, 'g gr gramm gram grammes grams г гр');
unit('g', 1000, 'kg kilo kilos kilogramm kilogram kilograms kgs κιλα κιλο кг кило');
unit('mm', 1, 'mm мм');
unit('mm', 10, 'cm centimeter centimetre centimetres εκ см');
unit('mm', 1000, 'm meter metre metres metri metros metru м μετρα');
unit(
  'g',
  1_000_000,
  't ton tonne tonnes tonnen tonn tonnia tona tony tonu tonna tonnellata tonnellate tonelada toneladas тона τονοσ τονοι τονων τονου',
);
unit(
  'in',
  1,
  'inch inches zoll pouce pouces pulgada pulgadas polegada polegadas pollice pollici cala cale cali palec palce palcu palcov tum tommer tomme tuuma tuumaa tuuman huvelyk coli colio coliu inca inci toli цол цола инча инч ιντσα ιντσεσ ιντσων',
);
unit('v', 1, 'v volt volts в волта');
unit('v', 1000, 'kv');
unit('a', 1, 'a amp ampere amper');
unit('hz', 1, 'hz');
unit('bar', 1, 'bar бар');
unit('nm', 1, 'nm');
unit('ah', 1, 'ah');
unit('c', 1, '°c');
unit('min', 1, 'min');
unit('db', 1, 'db');

const number = String.raw`(?:(?:\d{1,2} )?\d+[/⁄]\d+|(?:\d{1,3}(?:[.,\u00a0\u202f '’]\d{3})+|\d+)(?:[.,]\d+)?)`;
const measured = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(${number}(?:\s*[x×*]\s*${number})*)\s*(${[...units.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}\d])`,
  'gu',
);

/** `1/2"`, `1/2″`, `1/2''` */
const inchSign = /(?<=\d)\s*(?:["″”]|''|′′|’’)/g;

/** `"Pier 4"`: the second sign closes, it does not mean inches. */
const inQuotes = /(?<=^|[\s(])["„“«]([^"„”“«»]*)["”“»]/g;

/** `reading`: an alternative value without the 4, which is part of the name in "Pier 4 230 V" and "Pier 4 1/2 inch". */
export type Quantity = { text: string; reading?: string };

/** Base units of lengths and volumes. Others have names that are also words: "w" is "in" in Polish, "в" in Bulgarian. */
const ofSizes: readonly string[] = ['in', 'mm', 'ml'];

/** The quantities of a lower-case text without accents, and the text without them. */
export function quantitiesIn(
  text: string,
  of: 'name' | 'query',
): { quantities: Quantity[]; rest: string } {
  const quantities: Quantity[] = [];
  const rest = text
    .replace(inQuotes, '$1')
    .replace(inchSign, ' inch')
    .replace(measured, (_, numbers: string, name: string) => {
      const { base, factor } = units.get(name) ?? { base: name, factor: 1 };
      const written = numbers.split(/\s*[x×*]\s*/);
      const values = written.map(numberIn);
      for (const [index, value] of values.entries()) {
        const inBase = (number: number) => `${round(number * factor)}${base}`;
        const [, last] = / (\d{3}(?:[.,]\d+)?|\d+[/⁄]\d+)$/.exec(written[index] ?? '') ?? [];
        quantities.push({
          text: inBase(value),
          ...(last !== undefined && { reading: inBase(numberIn(last)) }),
        });
      }
      const isFraction = written.some((each) => /[/⁄]/.test(each));
      // Whoever types the unit does not mean a container GN 1/2.
      const isSize = isFraction && written.length === 1 && ofSizes.includes(base);
      if (isSize && of === 'query') return ' ';
      // People leave out the inch: `1/2 impact wrench`.
      if (isFraction) return ` ${written.join(' ')} `;
      return ` ${values.length > 1 ? values.map(round).join(' ') : ''} `;
    });
  return { quantities, rest };
}

/** `6.500` and `6 500` are thousands, `6,5` and `6.5` are not. */
function numberIn(text: string): number {
  const [, ones = 0, part, whole] = /^(?:(\d+) )?(\d+)[/⁄](\d+)$/.exec(text) ?? [];
  if (part !== undefined) return Number(ones) + Number(part) / (Number(whole) || 1);
  const compact = text.replace(/[\u00a0\u202f '’]/g, '');
  const grouped = /^\d{1,3}([.,]\d{3})+$/.test(compact);
  return Number(grouped ? compact.replace(/[.,]/g, '') : compact.replace(',', '.'));
}

/** Rounds to thousandths; smaller differences come from the notation. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
