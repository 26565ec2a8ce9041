/** Warnings and safety information of each kind (GPSR art. 19 d), put together from sentences of `safety/`. */
import type { Language } from '#domain/country/countries.ts';
import { warnedOf } from './hazards.ts';
import bg from './safety/bg.json' with { type: 'json' };
import cs from './safety/cs.json' with { type: 'json' };
import da from './safety/da.json' with { type: 'json' };
import de from './safety/de.json' with { type: 'json' };
import el from './safety/el.json' with { type: 'json' };
import en from './safety/en.json' with { type: 'json' };
import es from './safety/es.json' with { type: 'json' };
import fi from './safety/fi.json' with { type: 'json' };
import fr from './safety/fr.json' with { type: 'json' };
import hr from './safety/hr.json' with { type: 'json' };
import hu from './safety/hu.json' with { type: 'json' };
import it from './safety/it.json' with { type: 'json' };
import lt from './safety/lt.json' with { type: 'json' };
import nb from './safety/nb.json' with { type: 'json' };
import nl from './safety/nl.json' with { type: 'json' };
import pl from './safety/pl.json' with { type: 'json' };
import pt from './safety/pt.json' with { type: 'json' };
import ro from './safety/ro.json' with { type: 'json' };
import sk from './safety/sk.json' with { type: 'json' };
import sl from './safety/sl.json' with { type: 'json' };
import sv from './safety/sv.json' with { type: 'json' };
import { word } from './terms.ts';

const sentences: Record<Language, Record<string, string>> = {
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

/** Empty for what can do no harm. */
export function warningsOf(kind: string, language: Language): string[] {
  return warnedOf(kind).map((hazard) => word(sentences[language], hazard));
}

/** What holds for anything with a mains plug, for the manual. */
export function generalWarnings(language: Language): string[] {
  return ['socket', 'unplug', 'children'].map((hazard) => word(sentences[language], hazard));
}
