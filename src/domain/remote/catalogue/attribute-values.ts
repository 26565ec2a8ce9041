/** Values of attributes as fields of product documents. */

import { plainValue } from '../../catalogue/import/commercetools-attributes.ts';
import { byLanguage, localized } from '../../catalogue/import/commercetools-texts.ts';
import type { Language } from '../../country/countries.ts';
import { parsedJson } from '../../json.ts';
import {
  detailFields,
  emptyFacts,
  emptyTexts,
  type FactField,
  factFields,
  requiredFacts,
  type TextField,
  textFields,
} from './attribute-fields.ts';

/** A value that has not the form of its field. */
export class WrongValue extends Error {
  readonly field: string;
  constructor(field: string, why: string) {
    super(why);
    this.field = field;
  }
}

/** `isMissing`: the product could have the attribute and does not, so the field is removed; else it stays as it is. */
export type Given = { value: unknown; isMissing: boolean };

/** Undefined keeps the stored value, null removes it. */
export function factsOf(field: FactField, { value, isMissing }: Given): Record<string, unknown> {
  if (value === undefined || value === null) {
    return isMissing ? removed(field) : {};
  }
  switch (factFields[field]) {
    case 'text': {
      const plain = plainValue(value);
      return plain === undefined ? {} : { [field]: String(plain) };
    }
    case 'flag':
      return typeof value === 'boolean' ? { [field]: value } : {};
    case 'number':
      return typeof value === 'number' ? { [field]: value } : {};
    case 'list':
      return Array.isArray(value)
        ? { [field]: value.flatMap((each) => plainValue(each) ?? []).map(String) }
        : {};
    case 'address':
      return typeof value === 'string' ? { [field]: { url: value } } : {};
    case 'details': {
      const details = jsonIn(field, value);
      if (typeof details !== 'object' || details === null || Array.isArray(details))
        throw new WrongValue(field, 'is no JSON object');
      const given = new Map<string, unknown>(Object.entries(details));
      return Object.fromEntries(
        detailFields
          .filter((name) => name !== 'createdAt' || given.has(name))
          .map((name) => [name, given.get(name) ?? null]),
      );
    }
  }
}

function removed(field: FactField): Record<string, unknown> {
  if (requiredFacts.has(field) || field === 'details' || field === 'video') return {};
  return { [field]: emptyFacts[field] ?? null };
}

export function textOf(
  field: TextField,
  { value, isMissing }: Given,
  language: Language,
): Record<string, unknown> {
  const own = inLanguage(value, language);
  if (own.length === 0) {
    const isGone = isMissing || (value !== undefined && value !== null);
    return isGone ? { [field]: emptyTexts[field] ?? null } : {};
  }
  switch (textFields[field]) {
    case 'text':
      return typeof own[0] === 'string' ? { [field]: own[0] } : {};
    case 'lines':
      return { [field]: own.flatMap((each) => (typeof each === 'string' ? linesOf(each) : [])) };
    case 'rows': {
      const [first] = own;
      return { [field]: typeof first === 'string' ? jsonIn(`${field}.${language}`, first) : own };
    }
  }
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : line));

/** What is there in a language: of texts by language that one, of a list each, of anything else itself. */
function inLanguage(value: unknown, language: Language): unknown[] {
  const values = Array.isArray(value)
    ? value
    : value === undefined || value === null
      ? []
      : [value];
  return values.flatMap((each: unknown) => {
    const texts = localized.safeParse(each);
    if (!texts.success || !isByLanguage(texts.data)) return [each];
    return byLanguage(texts.data).get(language) ?? [];
  });
}

/** `{ de: …, fr: … }`, unlike a row such as `{ name: …, value: … }`. */
const isByLanguage = (texts: Record<string, string>): boolean =>
  Object.keys(texts).every((key) => /^[a-z]{2}(-[A-Z][A-Za-z]{1,3})?$/.test(key));

function jsonIn(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const parsed = parsedJson(value);
  if (parsed === undefined) throw new WrongValue(field, 'is no JSON');
  return parsed;
}
