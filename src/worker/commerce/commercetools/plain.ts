/** The form of commercetools' GraphQL answers, brought to the form that the domain reads. */

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Without nulls; names as texts by language; custom fields by name. Whatever the value is, this does not throw: schemas read
 * what comes out. `locale`: whose regional name wins if there are several.
 */
export function plainOf(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((each) => plainOf(each, locale));
  if (!isFields(value)) return value ?? undefined;
  if ('customFieldsRaw' in value) return customFields(value.customFieldsRaw, locale);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([name, field]) => [
        name,
        name === 'name' && Array.isArray(field)
          ? textsByLanguage(field, locale)
          : plainOf(field, locale),
      ]),
  );
}

function customFields(raw: unknown, locale: string): Fields {
  const named = Array.isArray(raw) ? raw.filter(isFields) : [];
  return Object.fromEntries(
    named
      .filter(({ value }) => value !== null)
      .map(({ name, value }) => [String(name), plainOf(value, locale)]),
  );
}

/** A project has `de`, or `de-DE` and `de-AT`: the shop's texts have a language. */
function textsByLanguage(texts: readonly unknown[], preferred: string): Fields {
  const byLocale = texts.filter(isFields).map(({ locale, value }) => ({
    locale: String(locale),
    value,
  }));
  const rank = (locale: string) => (locale.includes('-') ? (locale === preferred ? 1 : 0) : 2);
  const ascending = byLocale.toSorted((a, b) => rank(a.locale) - rank(b.locale));
  return Object.fromEntries(
    ascending.map(({ locale, value }) => [locale.split('-')[0] ?? locale, value]),
  );
}
