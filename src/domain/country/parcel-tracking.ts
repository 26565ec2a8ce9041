/**
 * The account of the parcel-tracking widget, by country and language; empty where there is none yet. The ids are demo
 * values. Source: catalogue.txt §3 "Country and locale setup".
 */
import type { CountryCode, countries } from './countries.ts';

type ByLanguage = {
  [Country in CountryCode]: Record<(typeof countries)[Country]['languages'][number], string>;
};

export const parcelTrackingIds = {
  sk: { sk: 'demo-track-sk-sk' },
  de: { de: 'demo-track-de-de' },
  at: { de: 'demo-track-at-de' },
  ch: { de: 'demo-track-ch-de', fr: 'demo-track-ch-fr', it: 'demo-track-ch-it' },
  fr: { fr: 'demo-track-fr-fr' },
  be: { nl: 'demo-track-be-nl', fr: 'demo-track-be-fr' },
  nl: { nl: 'demo-track-nl-nl' },
  it: { it: 'demo-track-it-it' },
  es: { es: 'demo-track-es-es' },
  pt: { pt: 'demo-track-pt-pt' },
  gb: { en: 'demo-track-gb-en' },
  ie: { en: 'demo-track-ie-en' },
  pl: { pl: 'demo-track-pl-pl' },
  cz: { cs: 'demo-track-cz-cs' },
  hu: { hu: 'demo-track-hu-hu' },
  ro: { ro: 'demo-track-ro-ro' },
  bg: { bg: '' },
  gr: { el: '' },
  hr: { hr: 'demo-track-hr-hr' },
  si: { sl: 'demo-track-si-sl' },
  lt: { lt: '' },
  dk: { da: 'demo-track-dk-da' },
  se: { sv: 'demo-track-se-sv' },
  no: { nb: 'demo-track-no-nb' },
  fi: { fi: 'demo-track-fi-fi' },
} as const satisfies ByLanguage;
