/** The figures with a unit that a buyer's text names, and whether the article's technical data have them. */
import type { AttributeRaw } from '#domain/catalogue/document.ts';

const number = String.raw`\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?`;
const litres = 'lit\\p{L}*|λίτρ\\p{L}*|литр\\p{L}*';
const signs =
  'kg/h|kg|g|[lL]/min|l/perc|ml|[lL]|кг|мм|см|мл|л|г|м|kW|W|Ah|A|V|cm|mm|m|bar|бара?|°C|Nm|J|dB|Hz';
const figure = new RegExp(
  `(?<figure>(?:${number}\\s?[×–]\\s?)*${number})\\s?(?<unit>${litres}|${signs})(?!\\p{L})`,
  'gu',
);
const eachNumber = new RegExp(number, 'g');

/** "6.500", "6 500" and "6,500" are six thousand five hundred; "2,5" and "2.5" two and a half. */
function readNumber(written: string): number {
  const digits = written.replace(/[\u00a0\u202f ]/g, '');
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''));
  return Number(digits.replace(',', '.'));
}

const numbersIn = (text: string) =>
  [...text.matchAll(eachNumber)].map(([found]) => readNumber(found));

/** Whether a row of the technical data can state a figure of this unit: "kg" is also that of "kg/24 h". */
function isOfUnit(unit: string, { unit: own }: AttributeRaw): boolean {
  // Without a unit, the value itself may have one: "CEE 32 A".
  if (own === undefined) return true;
  if (new RegExp(`^(?:${litres})$`, 'u').test(unit)) return /^[lLл]$/.test(own);
  return own.toLowerCase().startsWith(unit.toLowerCase());
}

/** The figures of `text` that neither stand in the technical data nor lie in one of their ranges. */
export function unknownFigures(text: string, technicalData: readonly AttributeRaw[]): string[] {
  return [...text.matchAll(figure)].flatMap(({ 0: whole, groups = {} }) => {
    const rows = technicalData.filter((row) => isOfUnit(groups.unit ?? '', row));
    const isStated = (wanted: number) =>
      rows.some(({ value }) => {
        const [from = Number.NaN, to = from, ...others] = numbersIn(value);
        const isRange = /\d–/.test(value);
        return isRange ? from <= wanted && wanted <= to : [from, to, ...others].includes(wanted);
      });
    return numbersIn(groups.figure ?? '').every(isStated) ? [] : [whole];
  });
}
