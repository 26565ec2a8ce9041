import type { ShownContent } from '#domain/content/content-document.ts';
import type { Shop } from '#worker/request/context.ts';

/** The documents of these slugs that somebody has published, by slug. */
export async function optionalContent(
  { commerce, caller }: Pick<Shop, 'commerce' | 'caller'>,
  ...slugs: string[]
): Promise<Readonly<Record<string, ShownContent>>> {
  const answer = await commerce.getContent({ slugs, optional: true }, caller);
  return answer.ok ? answer.data.documents : {};
}
