/**
 * The filter attributes of a product document: all values that its card shows, and all values without a unit in its
 * data table. Figures are stored in one unit per quantity. Source: issue 4 §2, checklist CAT-3.
 */
import type { AttributeRaw, ProductDocument, ProductText } from '#domain/catalogue/document.ts';
import { comparable } from '#domain/catalogue/units.ts';
import type { Row } from '../../d1/bulk-insert.ts';

const noBreakSpace = '\u00a0';
/** The number of figures that a card shows. */
const factsOnCard = 2;

/** The attributes whose figures the card shows. */
export function isOnCard(attributesRaw: readonly AttributeRaw[]): AttributeRaw[] {
  return attributesRaw.filter(({ unit }) => unit).slice(0, factsOnCard);
}

export function figureText({ value, unit }: AttributeRaw): string {
  return unit ? value + noBreakSpace + unit : value;
}

type Figure = string | number | boolean;

/** Every filter attribute with its value: the machine-readable one if there is one, else its text. */
function figuresOf({ attributes, texts }: ProductDocument): Map<string, Figure> {
  const tables = tablesOf(texts);
  const cards = tables.flatMap(isOnCard);
  const spoken = cards.map((row): [string, Figure] => [row.name, figureText(row)]);
  const tableNames = tables.flat().map(({ name }) => name);
  const named = Object.entries(attributes).filter(([name]) => tableNames.includes(name));
  // The first text is used for all languages; a machine-readable value takes precedence.
  return new Map([...spoken.toReversed(), ...named]);
}

/** English first, so that a product's filter words do not depend on its other languages. */
function tablesOf(texts: ProductDocument['texts']): AttributeRaw[][] {
  const { en, ...others } = texts;
  return [en, ...Object.values(others)].flatMap((text) => (text ? [text.attributesRaw] : []));
}

export const attributeColumns = ['product_id', 'name', 'number', 'word'];

export function attributeRows(document: ProductDocument): Row[] {
  const tables = tablesOf(document.texts);
  const onCards = tables.flatMap(isOnCard);
  const withoutUnit = new Set(
    tables.flatMap((rows) => rows.filter(({ unit }) => !unit).map(({ name }) => name)),
  );
  return [...figuresOf(document)].flatMap(([name, figure]): Row[] => {
    const shown = onCards.find((row) => row.name === name);
    if (typeof figure === 'number') {
      return shown ? [[document.id, name, comparable(figure, shown.unit), null]] : [];
    }
    return shown || withoutUnit.has(name) ? [[document.id, name, null, String(figure)]] : [];
  });
}

export const labelColumns = ['language', 'name', 'word', 'label', 'unit'];

/** The labels of the attributes and their words in each language; the word `''` is the attribute itself. */
export function labelRows(document: ProductDocument): Row[] {
  const figures = figuresOf(document);
  const texts = Object.entries(document.texts) as [string, ProductText][];
  return texts.flatMap(([language, { attributesRaw }]) =>
    attributesRaw.flatMap((row): Row[] => {
      const { name, label, unit } = row;
      const figure = figures.get(name);
      if (figure === undefined) return [];
      const itself = [language, name, '', label, unit ?? null];
      // A label without a unit must not overwrite one with a unit.
      if (typeof figure === 'number') return unit ? [itself] : [];
      return [itself, [language, name, String(figure), figureText(row), null]];
    }),
  );
}
