/** Private answers name the client build they belong to, so that a page left open learns that there is a newer one. */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../context.ts';
import { assetUrl } from '../render/assets.ts';

export const buildId = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  c.header('Kontor-Build', assetUrl('src/client/browser/hydrate.tsx'));
});
