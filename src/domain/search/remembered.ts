import type { Language } from '../country/countries.ts';

/** Texts of a language: when there are more, all of them are forgotten, so that a Worker's memory is enough. */
const most = 4_000;

/** Remembers the results for texts of products, because products share most of their texts and words. */
export function remembered<Result>(
  of: (text: string, language: Language) => Result,
): (text: string, language: Language) => Result {
  const known = new Map<Language, Map<string, Result>>();
  return (text, language) => {
    const results = known.get(language) ?? new Map<string, Result>();
    if (results.size === 0) known.set(language, results);
    let result = results.get(text);
    if (result === undefined) {
      if (results.size === most) results.clear();
      result = of(text, language);
      results.set(text, result);
    }
    return result;
  };
}
