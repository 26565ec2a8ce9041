/** The call for content documents. */
import { inMarket } from '#domain/content/conditions.ts';
import {
  type Block,
  type ContentDocument,
  parseShownBlock,
  type ShownContent,
} from '#domain/content/content-document.ts';
import { inLocale } from '#domain/content/content-text.ts';
import { contentFacts, withFacts } from '#domain/content/facts.ts';
import type { contentOperations } from '#domain/content/operations.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { loadContent } from '../../data/content/content.ts';
import type { Environment } from '../../settings/environment.ts';

type ContentCalls = Pick<Commerce, keyof typeof contentOperations>;

export function contentCalls({ DB, settings }: Environment): ContentCalls {
  return {
    async getContent({ slugs, optional }, caller) {
      const documents = await shownContent({ DB, settings }, slugs, caller, optional);
      return { ok: true, data: { documents } };
    },
  };
}

type Reading = Pick<Caller, 'locale' | 'store' | 'now' | 'previewedVersion'>;

/** The documents of these slugs. One that is not there is logged, unless it is optional. */
export async function shownContent(
  { DB, settings }: Pick<Environment, 'DB' | 'settings'>,
  slugs: readonly string[],
  reading: Reading,
  optional = false,
): Promise<Record<string, ShownContent>> {
  const stored = await loadContent(DB, slugs, reading);
  for (const slug of slugs) {
    if (!optional && !stored.has(slug))
      console.error(logLine('no content', `${slug} ${reading.locale}`));
  }
  return Object.fromEntries(
    [...stored].map(([slug, document]) => [slug, shown(slug, document, reading, settings)]),
  );
}

/** A block that lacks a text in this language, or that this version of the shop does not know, is left out and logged. */
function shown(
  slug: string,
  document: ContentDocument,
  { locale, store }: Reading,
  settings: Environment['settings'],
): ShownContent {
  const facts = contentFacts(store, locale, settings);
  const { title, description, blocks } = document;
  const text = (value: unknown) => {
    const found = withFacts(inLocale(value, locale), facts);
    return typeof found === 'string' ? found : undefined;
  };
  const wanted = inMarket(blocks, store);
  const lead = text(description);
  return {
    title: text(title) ?? '',
    ...(lead !== undefined && { description: lead }),
    blocks: wanted.flatMap((block, index): Block[] => {
      const known = parseShownBlock(withFacts(inLocale(block, locale), facts));
      if (!known)
        console.error(
          logLine('content block left out', `${slug} ${locale}`, { index, type: block.type }),
        );
      return known ? [known] : [];
    }),
  };
}
