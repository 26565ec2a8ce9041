import { maxComparedBeside } from '#domain/catalogue/comparison.ts';
import { mediaHost } from '#domain/catalogue/media-hosts.ts';
import { reloadRules } from '#domain/chunk-reload.ts';
import { listOf, oneOf, webAddress, wholeNumber } from './schemas.ts';
import type { Setting } from './setting.ts';

export const pageSettings = {
  theme: {
    variable: 'THEME',
    schema: oneOf(['light', 'dark', 'auto']),
    meaning:
      'The colours of the pages: light, dark, or auto, which is what the shopper’s system asks for.',
    default: 'auto',
    example: 'light',
  },
  chunkReload: {
    variable: 'CHUNK_RELOAD',
    schema: oneOf(reloadRules),
    meaning:
      'When a part of the script cannot be loaded the page is loaded again: `minute` (once, unless it was within the last 60 s) or `attempts` (up to twice).',
    default: 'minute',
    example: 'attempts',
  },
  pageCache: {
    variable: 'PAGE_CACHE',
    schema: oneOf(['on', 'off']),
    meaning:
      'Whether browse pages, and answers of the search, are kept at the edge. Off where sources and data change under the developer’s hands (`.env`).',
    default: 'on',
    example: 'off',
  },
  mediaHosts: {
    variable: 'MEDIA_HOSTS',
    schema: listOf('a list of hosts such as cdn.example.com', (word) =>
      mediaHost.test(word) ? word : undefined,
    ),
    meaning:
      'Hosts beside the shop’s own from which pages load pictures and films; they stand in the policy of every page. Products with files from elsewhere are held back; after a change run `npm run catalogue -- held-back --again`.',
    unit: 'hosts with spaces between',
    default: '',
    example: 'cdn.example.com img.example.org',
  },
  comparisonShown: {
    variable: 'COMPARISON_SHOWN',
    schema: wholeNumber(2, maxComparedBeside),
    meaning: 'How many articles stand side by side on a product page.',
    unit: `articles, 2 to ${maxComparedBeside}`,
    default: '5',
    example: '4',
  },
  fewestIndexed: {
    variable: 'FEWEST_INDEXED',
    schema: wholeNumber(1, 50),
    meaning:
      'With fewer articles than this, the page of a brand, of the offers, of a badge or of a category without a text of its own is kept out of search engines and of the sitemap.',
    unit: 'articles, 1 to 50',
    default: '3',
    example: '5',
  },
  recommendations: {
    variable: 'RECOMMENDATIONS',
    schema: oneOf(['embedded', 'bloomreach']),
    meaning:
      'Who recommends articles: `embedded` (what was seen and bought together here) or `bloomreach` (the service at RECOMMENDATIONS_URL, waited for three seconds).',
    default: 'embedded',
    example: 'bloomreach',
  },
  recommendationsUrl: {
    variable: 'RECOMMENDATIONS_URL',
    schema: webAddress,
    meaning: 'Where the recommendation service answers.',
    example: 'https://recommendations.example/v1',
    needed: 'with `RECOMMENDATIONS=bloomreach`',
  },
} as const satisfies Record<string, Setting>;
