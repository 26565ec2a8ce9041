/**
 * A file of an invoice or a credit note, for whom the order's page was shown to: by its signed link, which names the order.
 * Without a valid link the visitor looks the order up again; a document of another order is not there.
 */
import { routePaths } from '#domain/content/links.ts';
import { fileName, fileTypesOf } from '#domain/invoice/invoice-format.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { readDocumentLink } from '#worker/signing/document-links.ts';
import { notFound } from './catalogue/not-found.tsx';

export async function orderDocument(c: KontorContext): Promise<Response> {
  const { backend, caller, prefix, store } = c.get('shop');
  const { order: link = '', file: wanted } = c.req.query();
  const orderId = await readDocumentLink(link, caller.now, c.env.settings.sessionSecret);
  if (!orderId) return c.redirect(prefix + routePaths['order-status'], 303);
  const document = (await backend.documents.of(orderId)).find(
    (each) =>
      each.store.key === store.key &&
      fileTypesOf(each).some((type) => fileName(each, type) === wanted),
  );
  const files = document ? await backend.documents.files(document) : [];
  const file = files.find(({ name }) => name === wanted);
  if (!file) return notFound(c);
  return c.body(new Uint8Array(file.data), 200, {
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename="${file.name}"`,
  });
}
