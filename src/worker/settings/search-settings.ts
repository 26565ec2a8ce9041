import * as z from 'zod';
import { matching, oneOf } from './schemas.ts';
import type { Setting } from './setting.ts';

const indexWord = matching(/^[\w-]+$/, 'a word of letters, digits, - and _');

export const searchSettings = {
  search: {
    variable: 'SEARCH',
    schema: oneOf(['embedded', 'algolia']),
    meaning: 'Who searches: `embedded` (the shop’s own index) or `algolia`.',
    default: 'embedded',
    example: 'algolia',
  },
  searchEnvironment: {
    variable: 'SEARCH_ENVIRONMENT',
    schema: indexWord,
    meaning:
      'The first word of the names of the indices at Algolia: `production` in `production.de.AT`.',
    default: 'production',
    example: 'staging',
  },
  algoliaAppId: {
    variable: 'ALGOLIA_APP_ID',
    // The id becomes part of a host name to which a key is sent.
    schema: matching(/^[A-Za-z0-9]+$/, 'an application id of letters and digits'),
    meaning: 'The application at Algolia.',
    example: 'B1G2GM9NG0',
    needed: 'with `SEARCH=algolia`',
  },
  algoliaSuggestions: {
    variable: 'ALGOLIA_SUGGESTIONS',
    schema: indexWord,
    meaning:
      'The first word of the names of Algolia’s Query Suggestions indices: `popular` in `popular.de.AT`. Not set: no text is completed from them.',
    optional: true,
    example: 'popular',
  },
  algoliaSearchKey: {
    variable: 'ALGOLIA_SEARCH_KEY',
    schema: z.string(),
    meaning: 'Algolia’s key that may `search` and nothing else; it also reports what was opened.',
    example: 'a key of 32 characters',
    needed: 'with `SEARCH=algolia`',
    place: 'secret',
  },
  algoliaApiKey: {
    variable: 'ALGOLIA_API_KEY',
    schema: z.string(),
    meaning:
      'Algolia’s key that fills the indices: `addObject`, `deleteObject`, `deleteIndex`, `editSettings`.',
    example: 'a key of 32 characters',
    needed: 'with `SEARCH=algolia`',
    place: 'secret',
  },
} as const satisfies Record<string, Setting>;
