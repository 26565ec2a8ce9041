/** Interface texts by locale: one i18next instance per locale and isolate; resolved texts are cached. */
import { createInstance } from 'i18next';
import { fallbackChain, lastLocale } from '#domain/locale/fallbacks.ts';
import { type LocaleCode, regionalOverlays } from '#domain/locale/locales.ts';
import { inLocaleSpelling } from '#domain/locale/spelling.ts';
import { logLine } from '#domain/log-line.ts';
import { formatNumber } from '#domain/money/format.ts';
import {
  type TextKey,
  type TextParameters,
  type Texts,
  type Translate,
  withSingleStops,
} from '#domain/texts/texts.ts';
import { localeFiles } from './locale-files.ts';

export type LocaleTexts = { t: Translate; texts: Texts };

/** Each file by its code, loaded on demand. */
export type LocaleFiles = Record<string, () => Promise<{ default: Texts }>>;

const loaded = new WeakMap<LocaleFiles, Map<LocaleCode, LocaleTexts>>();

/** The texts of a locale. If a file cannot be loaded, only its texts are missing. Source: checklist LOC-3. */
export async function textsFor(
  locale: LocaleCode,
  files: LocaleFiles = localeFiles,
): Promise<LocaleTexts> {
  const known = loaded.get(files) ?? new Map<LocaleCode, LocaleTexts>();
  loaded.set(files, known);
  const cached = known.get(locale);
  if (cached) return cached;
  const { texts, isComplete } = await load(locale, files);
  const made = { t: translator(locale, texts), texts };
  // Incomplete texts are not cached: a failed file may load for the next visitor.
  if (isComplete) known.set(locale, made);
  return made;
}

/** Merges the locale's texts over those of its fallbacks, and over English if the language's file is missing. */
async function load(locale: LocaleCode, files: LocaleFiles): Promise<Loaded> {
  const chain = await Promise.all(fallbackChain(locale).map((code) => readFile(code, files)));
  const language = chain.at(-1);
  const last = language?.texts ? undefined : await readFile(lastLocale, files);
  const merged: Texts = Object.assign(
    {},
    ...[...chain, last].toReversed().map((each) => each?.texts),
  );
  const spelled = Object.entries(merged).map(([key, text]) => [
    key,
    inLocaleSpelling(text, locale),
  ]);
  return { texts: Object.fromEntries(spelled), isComplete: !chain.some(({ failed }) => failed) };
}

type Loaded = { texts: Texts; isComplete: boolean };

/** A regional locale has its own file; other locales use that of their language. */
async function readFile(
  locale: LocaleCode,
  files: LocaleFiles,
): Promise<{ texts?: Texts; failed: boolean }> {
  const [language = ''] = locale.split('-');
  const read = files[regionalOverlays.some((code) => code === locale) ? locale : language];
  if (!read) {
    console.error(`Could not find lang file for locale ${locale}`);
    return { failed: false };
  }
  try {
    return { texts: (await read()).default, failed: false };
  } catch (reason) {
    console.error(logLine('locale file failed', reason, { locale }));
    return { failed: true };
  }
}

/** Resolved texts of a locale: more than pages have without parameters. */
const maxRemembered = 4_000;

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
  const resolved = (key: TextKey, parameters?: TextParameters) => {
    if (!parameters) return i18n.t(key);
    const { count } = parameters;
    const replace = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, written(value)]),
    );
    return withSingleStops(
      i18n.t(key, typeof count === 'number' ? { count, replace } : { replace }),
    );
  };
  const remembered = new Map<string, string>();
  return (key, parameters) => {
    const name = parameters ? `${key} ${JSON.stringify(parameters)}` : key;
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const text = resolved(key, parameters);
    // Visitors choose some of the parameters, such as the text of a search.
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(name, text);
    return text;
  };
}
