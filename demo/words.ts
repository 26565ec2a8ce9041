/** The demo's own words in addition to the shared terms: one file per language with the keys of `en.json`. */
import type { Language } from '#domain/country/countries.ts';
import bg from './words/bg.json' with { type: 'json' };
import cs from './words/cs.json' with { type: 'json' };
import da from './words/da.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import el from './words/el.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fi from './words/fi.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import hr from './words/hr.json' with { type: 'json' };
import hu from './words/hu.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import lt from './words/lt.json' with { type: 'json' };
import nb from './words/nb.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };
import ro from './words/ro.json' with { type: 'json' };
import sk from './words/sk.json' with { type: 'json' };
import sl from './words/sl.json' with { type: 'json' };
import sv from './words/sv.json' with { type: 'json' };

type OwnWords = {
  products: Record<string, string>;
  /** Variants that are another thing than their kind. */
  called: Record<string, string>;
  attributes: Record<string, string>;
  values: Record<string, string>;
  /** In the same form as in the shared terms. */
  synonyms: Record<string, string[]>;
  /** By department: trades, businesses and rooms that use its goods. */
  users: Record<string, string[]>;
  categories: Record<string, string>;
  giftCard: { name: string; category: string; description: string; highlights: string[] };
  /** The prefix of the name of a set. */
  set: string;
  /** The prefix of the name of a test product. */
  testProduct: string;
  /** The product information sheet. */
  sheet: {
    title: string;
    supplier: string;
    annualConsumption: string;
    demonstration: string;
  };
  /** Safety warnings by hazard (hazards.ts lists the hazards of each kind). */
  warnings: Record<string, string>;
  /** What is visible of B-ware, by its condition. */
  openBoxNotes: Record<'light-marks' | 'clear-marks', string[]>;
  /** Extra guarantees of one year, two, three and four. */
  guarantees: string[];
};

const words: Record<Language, OwnWords> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hr,
  hu,
  it,
  lt,
  nb,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
};

export function ownWordsOf(language: Language): OwnWords {
  return words[language];
}
