/** Words of our own beside the shared terms: one file a language, all with the keys of `en.json`. */
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

/** A short buying guide: what stands under the listing of a department. */
type Guide = { title: string; first: string; second: string; list: string[] };

type OwnWords = {
  products: Record<string, string>;
  /** As those of the shared terms. */
  synonyms: Record<string, string[]>;
  categories: Record<string, string>;
  /** Before the names of a bundle's products. */
  set: string;
  /** Before the name of what nobody is meant to buy. */
  testProduct: string;
  /** The product information sheet. */
  sheet: {
    title: string;
    supplier: string;
    annualConsumption: string;
    demonstration: string;
  };
  manual: {
    demonstration: string;
    safety: string;
    firstUse: string;
    firstUseText: string;
    disposal: string;
    disposalText: string;
  };
  /** Safety information by what can happen (hazards.ts names what each kind warns of). */
  warnings: Record<string, string>;
  /** Extra guarantees of one year, two, three and four. */
  guarantees: string[];
  /** By department. */
  guides: Record<string, Guide>;
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
