/**
 * How the recommendation service knows a country and language. The ids are demo values, made of the key as the
 * service's accounts are. Source: catalogue.txt §3 "Country and locale setup".
 */
import type { CountryCode, countries } from './countries.ts';

export type RecommendationKeys = {
  key: string;
  lastSeenId: string;
  similarProductsId: string;
  cartRecommendationId: string;
};

type ByLanguage = {
  [Country in CountryCode]: Record<
    (typeof countries)[Country]['languages'][number],
    RecommendationKeys
  >;
};

const keysOf = (key: string): RecommendationKeys => ({
  key,
  lastSeenId: `${key}-last-seen`,
  similarProductsId: `${key}-similar-products`,
  cartRecommendationId: `${key}-cart`,
});

export const recommendationKeys = {
  sk: { sk: keysOf('demo-sk-sk') },
  de: { de: keysOf('demo-de-de') },
  at: { de: keysOf('demo-de-at') },
  ch: { de: keysOf('demo-de-ch'), fr: keysOf('demo-fr-ch'), it: keysOf('demo-it-ch') },
  fr: { fr: keysOf('demo-fr-fr') },
  be: { nl: keysOf('demo-nl-be'), fr: keysOf('demo-fr-be') },
  nl: { nl: keysOf('demo-nl-nl') },
  it: { it: keysOf('demo-it-it') },
  es: { es: keysOf('demo-es-es') },
  pt: { pt: keysOf('demo-pt-pt') },
  gb: { en: keysOf('demo-en-gb') },
  ie: { en: keysOf('demo-en-ie') },
  pl: { pl: keysOf('demo-pl-pl') },
  cz: { cs: keysOf('demo-cs-cz') },
  hu: { hu: keysOf('demo-hu-hu') },
  ro: { ro: keysOf('demo-ro-ro') },
  bg: { bg: keysOf('demo-bg-bg') },
  gr: { el: keysOf('demo-el-gr') },
  hr: { hr: keysOf('demo-hr-hr') },
  si: { sl: keysOf('demo-sl-si') },
  lt: { lt: keysOf('demo-lt-lt') },
  dk: { da: keysOf('demo-da-dk') },
  se: { sv: keysOf('demo-sv-se') },
  no: { nb: keysOf('demo-nb-no') },
  fi: { fi: keysOf('demo-fi-fi') },
} as const satisfies ByLanguage;
