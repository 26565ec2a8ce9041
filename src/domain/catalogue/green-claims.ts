/**
 * Claims about the environment that nobody may make without proof: generic words ("eco-friendly"), neutrality by
 * offsetting, and qualities without a figure ("low energy consumption", "long-lasting"). Source: Directive 2005/29/EC Annex
 * I nos. 2a, 4a–4c and 23d as amended by (EU) 2024/825; eu-2026.md C-13.
 */
import type { Language } from '../country/countries.ts';
import words from './green-claims.json' with { type: 'json' };

/**
 * Beginnings of words by language, in small letters; `|` ends a word. Colours ("green") and names of the law ("energy
 * efficiency class") are none.
 */
const claims: Record<Language, string> = words;

/** The claims in a text, each with the rest of its last word, in small letters. */
export function greenClaimsIn(text: string, language: Language): string[] {
  const small = text.toLowerCase();
  return claims[language].split(', ').flatMap((written) => {
    const claim = written.replace('|', '');
    if (!small.includes(claim)) return [];
    const end = written === claim ? '' : '(?!\\p{L})';
    return new RegExp(`(?<!\\p{L})${claim}${end}[\\p{L}-]*`, 'u').exec(small)?.[0] ?? [];
  });
}

export type GreenClaim = { path: string; claim: string };

/** The claims in all strings of a value, with the path of each: `highlights.0`. */
export function greenClaimsOf(value: unknown, language: Language, path = ''): GreenClaim[] {
  if (typeof value === 'string')
    return greenClaimsIn(value, language).map((claim) => ({ path, claim }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    greenClaimsOf(each, language, path ? `${path}.${key}` : key),
  );
}

/** Those of texts by language; none where the product has pages that prove them. */
export function unprovenClaims(document: {
  texts: Partial<Record<string, unknown>>;
  declarations?: { evidence?: readonly string[] | undefined } | undefined;
}): GreenClaim[] {
  if (document.declarations?.evidence?.length) return [];
  return Object.entries(document.texts).flatMap(([language, text]) =>
    greenClaimsOf(text, language as Language, `texts.${language}`),
  );
}
