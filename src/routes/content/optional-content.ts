import type { ShownContent } from '#domain/content/content-document.ts';
import type { Shop } from '#worker/request/context.ts';

/** As many as one call takes. */
const maxSlugs = 10;

/** The documents of these slugs that somebody has published, by slug. */
export async function optionalContent(
  { commerce, caller }: Pick<Shop, 'commerce' | 'caller'>,
  ...slugs: string[]
): Promise<Readonly<Record<string, ShownContent>>> {
  const parts = Array.from({ length: Math.ceil(slugs.length / maxSlugs) }, (_, index) =>
    slugs.slice(index * maxSlugs, (index + 1) * maxSlugs),
  );
  const answers = await Promise.all(
    parts.map((part) => commerce.getContent({ slugs: part, optional: true }, caller)),
  );
  return Object.assign({}, ...answers.map((answer) => (answer.ok ? answer.data.documents : {})));
}
