/** Interface texts by locale: i18next per locale, made once in an isolate, plain texts remembered. */
import { createInstance } from 'i18next';
import { type LocaleCode, regionalOverlays } from '#domain/locale/locales.ts';
import { inLocaleSpelling } from '#domain/locale/swiss.ts';
import { formatNumber } from '#domain/money/format.ts';
import type { Texts, Translate } from '#domain/texts/texts.ts';
import { localeFiles } from './locale-files.ts';

export type LocaleTexts = { t: Translate; texts: Texts };

const loaded = new Map<LocaleCode, LocaleTexts>();

export async function textsFor(locale: LocaleCode): Promise<LocaleTexts> {
  const texts = loaded.get(locale) ?? (await load(locale));
  loaded.set(locale, texts);
  return texts;
}

async function load(locale: LocaleCode): Promise<LocaleTexts> {
  const [language = ''] = locale.split('-');
  const overlay = regionalOverlays.some((code) => code === locale) ? await file(locale) : {};
  const merged = { ...(await file(language)), ...overlay };
  const texts = Object.fromEntries(
    Object.entries(merged).map(([key, text]) => [key, inLocaleSpelling(text, locale)]),
  );
  return { t: translator(locale, texts), texts };
}

/** A missing file costs its texts, never the page. */
async function file(code: string): Promise<Texts> {
  const read = localeFiles[code];
  if (read) return (await read()).default;
  console.error(`Could not find lang file for locale ${code}`);
  return (await localeFiles.en?.())?.default ?? {};
}

function translator(locale: LocaleCode, texts: Texts): Translate {
  const i18n = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  i18n.init();
  const written = (value: string | number) =>
    typeof value === 'number' ? formatNumber(value, locale) : value;
  const remembered = new Map<string, string>();
  return (key, parameters) => {
    if (parameters) {
      const { count } = parameters;
      const replace = Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [name, written(value)]),
      );
      return i18n.t(key, typeof count === 'number' ? { count, replace } : { replace });
    }
    const known = remembered.get(key) ?? i18n.t(key);
    remembered.set(key, known);
    return known;
  };
}
