import { env } from 'cloudflare:test';
import { contentDocument } from '#domain/content/content-document.ts';
import { contentKey } from '#domain/content/content-key.ts';
import { storeVersions } from '#worker/data/content/write-content.ts';

const minuteMs = 60_000;
let count = 0;

/** Publishes a document for minutes from now; without an end if there is none. */
export async function publish(
  name: string,
  document: unknown,
  from = 0,
  until?: number,
): Promise<void> {
  const key = contentKey(name);
  if (!key) throw new Error(name);
  const now = new Date();
  const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();
  count += 1;
  await storeVersions(
    env.DB,
    [{ ...key, id: `${name}-test-${count}`, document: contentDocument.parse(document) }],
    { from: at(from), until: until === undefined ? null : at(until) },
    { by: 'test', now },
  );
}
