/** What the demo says of each kind, and of each of its variants: a file per language, written by hand. */
import type { Language } from '#domain/country/countries.ts';
import bg from './about/bg.json' with { type: 'json' };
import cs from './about/cs.json' with { type: 'json' };
import da from './about/da.json' with { type: 'json' };
import de from './about/de.json' with { type: 'json' };
import el from './about/el.json' with { type: 'json' };
import en from './about/en.json' with { type: 'json' };
import es from './about/es.json' with { type: 'json' };
import fi from './about/fi.json' with { type: 'json' };
import fr from './about/fr.json' with { type: 'json' };
import hr from './about/hr.json' with { type: 'json' };
import hu from './about/hu.json' with { type: 'json' };
import it from './about/it.json' with { type: 'json' };
import lt from './about/lt.json' with { type: 'json' };
import nb from './about/nb.json' with { type: 'json' };
import nl from './about/nl.json' with { type: 'json' };
import pl from './about/pl.json' with { type: 'json' };
import pt from './about/pt.json' with { type: 'json' };
import ro from './about/ro.json' with { type: 'json' };
import sk from './about/sk.json' with { type: 'json' };
import sl from './about/sl.json' with { type: 'json' };
import sv from './about/sv.json' with { type: 'json' };

/** `about` holds for every variant; the sentence of a variant says what is its own. */
type Kind = { about: string; variants: Record<string, string> };

const texts: Record<Language, Record<string, Kind>> = {
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

/** Two paragraphs: of the kind, and of the variant. Throws if one is not written. */
export function aboutOf(kind: string, variant: string, language: Language): string {
  const found = texts[language][kind];
  const own = found?.variants[variant];
  if (!found || !own) throw new Error(`nothing written about ${kind} ${variant} in ${language}`);
  return `${found.about}\n\n${own}`;
}
