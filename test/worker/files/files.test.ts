/** Uploaded files: checked by content, pictures without metadata, read by signed links, deleted with their owner. */
import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { backendOf } from '#worker/commerce/backends.ts';
import { batch } from '#worker/d1/statements.ts';
import { ownFiles } from '#worker/data/files/files.ts';
import worker from '#worker/index.ts';
import { reencoded } from '#worker/services/files/pictures.ts';
import { fileLink } from '#worker/signing/file-links.ts';
import { pictureWithPlace } from '../../made-picture.ts';
import { env, environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';

const { files } = backendOf(env);
const { sessionSecret } = env.settings;
const now = new Date();
const later = new Date(now.getTime() + 60_000);
const pdf = new TextEncoder().encode('%PDF-1.7\n%made\n');

async function kept(name: string, bytes: Uint8Array, at = now) {
  const answer = await files.keep({ name, bytes }, at);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.file;
}

const own = (id: string, ref: string) => batch(env.DB, [ownFiles([id], { kind: 'review', ref })]);

async function bytesAt(token: string) {
  const response = await visitor('de').get(`/api/files/${token}`);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

describe('a picture', () => {
  it('is stored as pixels alone: no camera and no place', async () => {
    expect(textOf(pictureWithPlace)).toContain('KontorCam');
    const file = await kept('Mein Foto.jpg', pictureWithPlace);
    expect(file).toMatchObject({ name: 'Mein Foto.jpg', type: 'image/webp' });
    const { response, bytes } = await bytesAt(await fileLink(file.id, sessionSecret, later));
    expect(response.status).toBe(200);
    expect(textOf(bytes)).toMatch(/^RIFF.{4}WEBP/s);
    expect(textOf(bytes)).not.toMatch(/KontorCam|EXIF|Exif|XMP|ICCP/);
    expect(bytes.length).toBe(file.bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': "inline; filename*=UTF-8''Mein%20Foto.jpg",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('is scaled down', async () => {
    const bytes = await reencoded(env.IMAGES, pictureWithPlace, 20);
    const stored = await env.IMAGES.info(new Blob([bytes ?? '']).stream());
    expect(stored).toMatchObject({ width: 20, height: 10, format: 'image/webp' });
  });
});

it('a PDF is stored as it is, and only downloaded', async () => {
  const file = await kept('Rechnung.pdf', pdf);
  const { response, bytes } = await bytesAt(await fileLink(file.id, sessionSecret));
  expect(bytes).toEqual(pdf);
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment;/);
});

it.each([
  ['tooLarge', new Uint8Array(5 * 1024 * 1024 + 1)],
  ['otherType', new TextEncoder().encode('<svg onload="alert(1)"/>')],
  ['unreadable', pictureWithPlace.slice(0, 200)],
] as const)('%s is refused, and nothing is stored', async (refusal, bytes) => {
  const count = () => env.DB.prepare('SELECT count(*) AS n FROM files').first('n');
  const before = await count();
  let answer: unknown;
  await logged(async () => {
    answer = await files.keep({ name: 'x.jpg', bytes }, now);
  });
  expect(answer).toEqual({ ok: false, refusal });
  expect(await count()).toBe(before);
});

it('a link that is changed, expired or of another file shows nothing', async () => {
  const file = await kept('a.pdf', pdf);
  const past = await fileLink(file.id, sessionSecret, new Date(now.getTime() - 1));
  const other = await fileLink(crypto.randomUUID(), sessionSecret);
  const forged = await fileLink(file.id, 'x'.repeat(32));
  for (const token of [past, other, forged, 'x', 'x.y']) {
    expect((await bytesAt(token)).response.status).toBe(404);
  }
});

it('the signed link of a file is its key, so no log has it', async () => {
  const { id } = await kept('a.pdf', pdf);
  const token = await fileLink(id, sessionSecret, later);
  const get = () => Promise.reject(new Error('the bucket is away'));
  const shop = environmentWith({ FILES: { ...env.FILES, get } as unknown as R2Bucket });
  const request = new Request<unknown, IncomingRequestCfProperties>(
    `http://de.localhost/api/files/${token}`,
  );
  const lines = await logged(() => worker.fetch(request, shop, createExecutionContext()));
  expect(lines.join()).toContain('/api/files/…');
  expect(lines.join()).not.toContain(token);
});

describe('the files of an owner', () => {
  it('are listed with it, belong to it alone, and are deleted with it', async () => {
    const [ref, otherRef] = [crypto.randomUUID(), crypto.randomUUID()];
    const file = await kept('a.pdf', pdf);
    expect(await files.waiting([file.id])).toEqual([file]);
    await own(file.id, ref);
    await own(file.id, otherRef);
    expect(await files.waiting([file.id])).toEqual([]);
    expect(await files.of('review', [ref, otherRef])).toEqual(
      new Map([
        [ref, [file]],
        [otherRef, []],
      ]),
    );
    await files.deleteOf('review', [ref]);
    expect(await files.open(file.id)).toBeUndefined();
    expect(await env.FILES.head(file.id)).toBeNull();
    await files.deleteOf('review', [ref]);
  });

  it('stay, while those that no form has taken are deleted after a day', async () => {
    const dayBefore = new Date(now.getTime() - 86_400_001);
    const [taken, left, fresh] = await Promise.all([
      kept('taken.pdf', pdf, dayBefore),
      kept('left.pdf', pdf, dayBefore),
      kept('fresh.pdf', pdf),
    ]);
    await own(taken.id, crypto.randomUUID());
    await files.deleteUnowned(now);
    const found = await Promise.all(
      [taken, left, fresh].map(async ({ id }) => Boolean(await env.FILES.head(id))),
    );
    expect(found).toEqual([true, false, true]);
    expect(await files.open(left.id)).toBeUndefined();
  });
});
