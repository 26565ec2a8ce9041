/** Forms that drafts of all kinds have in common. */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';

export type Draft = Record<string, unknown>;

export const countryOf = (key: CountryCode): string => key.toUpperCase();

export const moneyDraft = (currencyCode: CurrencyCode, centAmount: number) => ({
  type: 'centPrecision',
  currencyCode,
  centAmount,
});

export const byKey = <TypeId extends string>(typeId: TypeId, key: string) => ({ typeId, key });

/** One text of each language that has it; undefined if none has. */
export function localized<Text>(
  texts: Partial<Record<Language, Text>>,
  read: (text: Text) => string | undefined,
): Record<string, string> | undefined {
  const found = Object.entries(texts).flatMap(([language, text]): [string, string][] => {
    const value = text === undefined ? undefined : read(text as Text);
    return value ? [[language, value]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The custom fields of a type of ours; undefined without any. */
export function customFields(typeKey: string, fields: Draft) {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (known.length === 0) return undefined;
  return { type: byKey('type', typeKey), fields: Object.fromEntries(known) };
}
