/** The limit of a form with files: what the settings allow, and more, so that a file that is too large is named beside its field. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { KontorBindings } from '../request/context.ts';

const spareBytes = 16 * 1024 * 1024;

export const uploadLimit: MiddlewareHandler<KontorBindings> = (c, next) => {
  const { fileMaxBytes, filesPerForm } = c.env.settings;
  return bodyLimit({ maxSize: fileMaxBytes * filesPerForm + spareBytes })(c, next);
};
