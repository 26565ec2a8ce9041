/**
 * An uploaded file, by its signed link. A picture is shown, anything else is downloaded; neither can run anything, whatever
 * a browser takes it for.
 */
import { isPicture } from '#domain/files/file-type.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { readFileLink } from '#worker/signing/file-links.ts';

export async function uploadedFile(c: KontorContext): Promise<Response> {
  const { backend, caller } = c.get('shop');
  const token = c.req.param('token') ?? '';
  const link = await readFileLink(token, caller.now, c.env.settings.sessionSecret);
  const opened = link && (await backend.files.open(link.id, link.isPublic));
  if (!opened) return c.text('Not found', 404);
  const { file, body } = opened;
  const place = isPicture(file.type) ? 'inline' : 'attachment';
  return c.body(body, 200, {
    'Content-Type': file.type,
    'Content-Length': String(file.bytes),
    'Content-Disposition': `${place}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': link.isPublic ? 'public, max-age=86400' : 'private, no-store',
  });
}
