/** The call for content documents. */
import {
  type Block,
  type ContentDocument,
  parseShownBlock,
  type ShownContent,
} from '#domain/content/content-document.ts';
import { inLanguage } from '#domain/content/content-text.ts';
import { contentFacts, withFacts } from '#domain/content/facts.ts';
import type { contentOperations } from '#domain/content/operations.ts';
import { recallsSlug } from '#domain/content/recall.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { loadContent } from '../../data/content/content.ts';
import type { Environment } from '../../settings/environment.ts';

type ContentCalls = Pick<Commerce, keyof typeof contentOperations>;

export function contentCalls({ DB }: Environment): ContentCalls {
  return {
    async getContent({ slugs }, caller) {
      return { ok: true, data: { documents: await shownContent(DB, slugs, caller) } };
    },
  };
}

type Reading = Pick<Caller, 'locale' | 'store' | 'now' | 'previewedVersion'>;

/** The documents of these slugs; a shop without recalls has no document of them. */
export async function shownContent(
  db: D1Database,
  slugs: readonly string[],
  reading: Reading,
): Promise<Record<string, ShownContent>> {
  const stored = await loadContent(db, slugs, reading);
  for (const slug of slugs) {
    if (!stored.has(slug) && slug !== recallsSlug)
      console.error(logLine('no content', `${slug} ${reading.locale}`));
  }
  return Object.fromEntries(
    [...stored].map(([slug, document]) => [slug, shown(slug, document, reading)]),
  );
}

/** A block that lacks a text in this language, or that this version of the shop does not know, is left out and logged. */
function shown(slug: string, document: ContentDocument, { locale, store }: Reading): ShownContent {
  const language = languageOf(locale);
  const facts = contentFacts(store, locale);
  const { title, description, blocks } = document;
  const text = (value: unknown) => {
    const found = withFacts(inLanguage(value, language), facts);
    return typeof found === 'string' ? found : undefined;
  };
  const wanted = blocks.filter(({ stores }) => stores === undefined || stores.includes(store.key));
  const lead = text(description);
  return {
    title: text(title) ?? '',
    ...(lead !== undefined && { description: lead }),
    blocks: wanted.flatMap((block, index): Block[] => {
      const known = parseShownBlock(withFacts(inLanguage(block, language), facts));
      if (!known)
        console.error(
          logLine('content block left out', `${slug} ${locale}`, { index, type: block.type }),
        );
      return known ? [known] : [];
    }),
  };
}
