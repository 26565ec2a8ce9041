/** What the schema of a recall cannot say: languages of its markets, its name, and words that weaken the warning. */
import { type CountryCode, countryCodes, type Language } from '../country/countries.ts';
import { locales } from '../locale/locales.ts';
import { weakeningWords } from './weakening-words.ts';

type Text = string | Partial<Record<Language, string>>;
type StoredRecall = {
  stores?: CountryCode[] | undefined;
  sold: { from: string; until: string };
  remedies: readonly string[];
  name: Text;
  numbers?: Text | undefined;
  hazard: Text;
  action?: Text | undefined;
};

/** Field of the recall, and what is wrong. */
export type RecallFault = { path: string[]; message: string };

export function recallFaults(recall: StoredRecall): RecallFault[] {
  const { stores = countryCodes, sold, name, numbers, hazard, action } = recall;
  const spoken = locales.filter(({ country }) => stores.includes(country));
  const languages = [...new Set(spoken.map(({ language }) => language))];
  const texts = Object.entries({ name, numbers, hazard, action });
  return [
    ...texts.flatMap(([field, text]) => (text ? textFaults(field, text, languages) : [])),
    ...(sold.until < sold.from ? [{ path: ['sold', 'until'], message: 'is before `from`' }] : []),
    ...(new Set(recall.remedies).size < recall.remedies.length
      ? [{ path: ['remedies'], message: 'has one twice' }]
      : []),
  ];
}

/** All languages of the markets, because the notice goes to all its buyers. */
function textFaults(field: string, text: Text, languages: readonly Language[]): RecallFault[] {
  if (typeof text === 'string')
    return [{ path: [field], message: `needs a text by language: ${languages.join(', ')}` }];
  return languages.flatMap((language) => {
    const path = [field, language];
    const written = text[language];
    if (!written) return [{ path, message: 'is missing: it is a language of its markets' }];
    const word = weakeningWords[language]
      .split('|')
      .find((each) => written.toLowerCase().includes(each));
    const message = `“${word}” weakens the warning (Regulation (EU) 2023/988 art. 36)`;
    return word ? [{ path, message }] : [];
  });
}
