/**
 * Filters of reviews by an attribute, by its type. Source: catalogue.txt §5 "Review filters by attribute type", checklist
 * REV-3. Numbers of `money` are amounts; they are compared as cents.
 */
import * as z from 'zod';
import { type Language, languages } from '../country/countries.ts';

const day = z.iso.date();
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/, 'a time such as 09:30')
  .transform((text) => (text.length === 5 ? `${text}:00` : text));
const number = z.number().finite();
/** An amount in the currency's unit: 12.5 is 1250 cents. */
const amount = number.transform((units) => Math.round(units * 100));
const word = z.string().max(200);
const name = z.string().regex(/^[a-zA-Z][\w.-]{0,63}$/);

/** Texts by language: `{"de": "…"}`. */
const localized = z.partialRecord(z.enum(languages), word);

const equal = <Type extends string, Value extends z.ZodType>(type: Type, value: Value) =>
  z.strictObject({ type: z.literal(type), name, value });
const ranged = <Type extends string, Value extends z.ZodType>(type: Type, limit: Value) =>
  z
    .strictObject({
      type: z.literal(type),
      name,
      value: limit.optional(),
      from: limit.optional(),
      to: limit.optional(),
    })
    .refine(
      ({ value, from, to }) => (value === undefined) !== (from === undefined && to === undefined),
      'either a value, or a range with from, to or both',
    );

/** A filter as it is sent. Only these five types have ranges. */
export const attributeFilter = z.union([
  equal('string', word),
  ranged('date', day),
  ranged('datetime', moment),
  ranged('time', time),
  ranged('number', number),
  equal('enum', word),
  equal('lenum', word),
  equal('ltext', localized),
  ranged('money', amount),
  equal('boolean', z.boolean()),
]);
export type AttributeFilter = z.output<typeof attributeFilter>;

export type AttributeValue = string | number | boolean | Translated;
type Translated = Readonly<Partial<Record<Language, string>>>;
/** The attributes of a review by name. Money is in cents; enums are their keys. */
export type Attributes = Readonly<Record<string, AttributeValue | undefined>>;

/** Whether the attributes satisfy the filter. An absent attribute satisfies none. */
export function satisfies(attributes: Attributes, filter: AttributeFilter): boolean {
  const actual = attributes[filter.name];
  if (actual === undefined) return false;
  if (filter.type === 'ltext') {
    const texts = Object.entries(filter.value);
    return (
      typeof actual === 'object' &&
      texts.length > 0 &&
      texts.every(([language, text]) => actual[language as Language] === text)
    );
  }
  if (typeof actual === 'object') return false;
  if (filter.value !== undefined) return actual === filter.value;
  return 'from' in filter || 'to' in filter
    ? isWithin(actual, filter as { from?: string | number; to?: string | number })
    : false;
}

/** Both limits belong to the range. Days, times and moments in these forms compare as text. */
function isWithin(
  actual: string | number | boolean,
  { from, to }: { from?: string | number; to?: string | number },
): boolean {
  const isSame = [from, to].every((limit) => limit === undefined || typeof limit === typeof actual);
  return isSame && (from === undefined || actual >= from) && (to === undefined || actual <= to);
}
