/** What each category says of itself, by the category's key: a file per language, written by hand. */
import type { Language } from '#domain/country/countries.ts';
import bg from './categories/bg.json' with { type: 'json' };
import cs from './categories/cs.json' with { type: 'json' };
import da from './categories/da.json' with { type: 'json' };
import de from './categories/de.json' with { type: 'json' };
import el from './categories/el.json' with { type: 'json' };
import en from './categories/en.json' with { type: 'json' };
import es from './categories/es.json' with { type: 'json' };
import fi from './categories/fi.json' with { type: 'json' };
import fr from './categories/fr.json' with { type: 'json' };
import hr from './categories/hr.json' with { type: 'json' };
import hu from './categories/hu.json' with { type: 'json' };
import it from './categories/it.json' with { type: 'json' };
import lt from './categories/lt.json' with { type: 'json' };
import nb from './categories/nb.json' with { type: 'json' };
import nl from './categories/nl.json' with { type: 'json' };
import pl from './categories/pl.json' with { type: 'json' };
import pt from './categories/pt.json' with { type: 'json' };
import ro from './categories/ro.json' with { type: 'json' };
import sk from './categories/sk.json' with { type: 'json' };
import sl from './categories/sl.json' with { type: 'json' };
import sv from './categories/sv.json' with { type: 'json' };
import { word } from './terms.ts';

const texts: Record<Language, Record<string, string>> = {
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

/** One or two sentences: what is here, and how to choose. Throws if they are not written. */
export function descriptionOf(key: string, language: Language): string {
  return word(texts[language], key);
}
