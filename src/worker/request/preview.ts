/** Previews of operators: pages as of another moment, or with a version that is not published. */
import { type Preview, previewParameter } from '#domain/content/preview.ts';
import { isPrivatePath } from '#domain/routing/cache-control.ts';
import type { Backend } from '../commerce/backend.ts';

const tokenOf = (request: Request): string | null =>
  request.method === 'GET' ? new URL(request.url).searchParams.get(previewParameter) : null;

/** A preview is looked at as a stranger: at another moment, sessions would have ended and carts would be due. */
export function withoutVisitor(request: Request): Request {
  if (tokenOf(request) === null) return request;
  const headers = new Headers(request.headers);
  headers.delete('Cookie');
  return new Request(request, { headers });
}

/** What the request's link shows; undefined: it has none, or none that is valid here. */
export async function previewFor(
  request: Request,
  { backend, path, now }: { backend: Backend; path: string; now: Date },
): Promise<Preview | undefined> {
  const token = tokenOf(request);
  return token === null || isPrivatePath(path) ? undefined : backend.preview(token, now);
}
