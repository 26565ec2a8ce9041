/** The addresses of the built client files, whose names contain a content hash. */
import manifest from '../../../dist/client/.vite/manifest.json';

type ManifestEntry = { file: string; css?: string[]; imports?: string[] };
const entries = manifest as Record<string, ManifestEntry>;

/** The public address of a source file of the client; it must be an entry of vite.config.ts or imported by one. */
export function assetUrl(source: string): string {
  const entry = entries[source];
  if (!entry) throw new Error(`${source} is not in the client build`);
  return `/${entry.file}`;
}

/** The stylesheets that make up a page kind, shared parts first. */
export type Screen =
  | 'home'
  | 'listing'
  | 'content'
  | 'product'
  | 'compare'
  | 'checkout'
  | 'account'
  | 'order-status'
  | 'quick-order'
  | 'review'
  | 'error'
  | 'menu';

export function stylesheetsOf(screen: Screen): string[] {
  return [
    assetUrl('src/client/styles/core.css'),
    assetUrl(`src/client/styles/screens/${screen}.css`),
  ];
}

/** The font files of a script, and letters that make a browser load each of them (styles/fonts.css). */
const scripts = {
  latin: { files: ['latin'], letters: 'a' },
  latinExtended: { files: ['latin', 'latin-ext'], letters: 'ač' },
  greek: { files: ['latin', 'greek'], letters: 'aά' },
  cyrillic: { files: ['latin', 'cyrillic'], letters: 'aя' },
};
const scriptByLanguage: Record<string, keyof typeof scripts> = {
  el: 'greek',
  bg: 'cyrillic',
  ...Object.fromEntries(
    ['cs', 'sk', 'pl', 'hu', 'sl', 'hr', 'lt', 'ro'].map((language) => [language, 'latinExtended']),
  ),
};

/** Exactly the font files a language needs before its first paint. Source: DESIGN.md §3. */
export function fontsOf(language: string): string[] {
  return scriptOf(language).files.flatMap((script) =>
    ['text', 'sign'].map((face) => assetUrl(`src/client/fonts/kontor-${face}-${script}.woff2`)),
  );
}

/** For client/entry/pre-paint.ts, which loads these fonts before the first paint. */
export function lettersOf(language: string): string {
  return scriptOf(language).letters;
}

function scriptOf(language: string) {
  return scripts[scriptByLanguage[language] ?? 'latin'];
}
