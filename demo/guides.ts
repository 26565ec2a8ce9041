/** Short buying guides of the departments: what stands under their listings. */
import type { Language } from '#domain/country/countries.ts';
import bg from './guides/bg.json' with { type: 'json' };
import cs from './guides/cs.json' with { type: 'json' };
import da from './guides/da.json' with { type: 'json' };
import de from './guides/de.json' with { type: 'json' };
import el from './guides/el.json' with { type: 'json' };
import en from './guides/en.json' with { type: 'json' };
import es from './guides/es.json' with { type: 'json' };
import fi from './guides/fi.json' with { type: 'json' };
import fr from './guides/fr.json' with { type: 'json' };
import hr from './guides/hr.json' with { type: 'json' };
import hu from './guides/hu.json' with { type: 'json' };
import it from './guides/it.json' with { type: 'json' };
import lt from './guides/lt.json' with { type: 'json' };
import nb from './guides/nb.json' with { type: 'json' };
import nl from './guides/nl.json' with { type: 'json' };
import pl from './guides/pl.json' with { type: 'json' };
import pt from './guides/pt.json' with { type: 'json' };
import ro from './guides/ro.json' with { type: 'json' };
import sk from './guides/sk.json' with { type: 'json' };
import sl from './guides/sl.json' with { type: 'json' };
import sv from './guides/sv.json' with { type: 'json' };

type Guide = { title: string; first: string; second: string; list: string[] };

const guides: Record<Language, Record<string, Guide>> = {
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

/** CategoryContentHTML of a department. */
export function guideOf(department: string, language: Language): string {
  const guide = guides[language][department];
  if (!guide) throw new Error(`no guide to ${department} in ${language}`);
  const { title, first, second, list } = guide;
  const points = list.map((point) => element('li', escaped(point))).join('');
  return (
    element('h2', escaped(title)) +
    element('p', escaped(first)) +
    element('p', escaped(second)) +
    element('ul', points)
  );
}

function element(name: string, html: string): string {
  return `<${name}>${html}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
