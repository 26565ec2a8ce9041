/** The drawing of an article's measures in the page's language: GET /drawing/29x44x34, in centimetres. */

import { boxSizeIn, drawBox } from '#domain/catalogue/pictures/dimension-drawing.ts';
import { centimetresIn } from '#domain/catalogue/technical-data/technical-rows.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';

export function drawing(c: KontorContext): Response | Promise<Response> {
  const size = boxSizeIn(c.req.param('size') ?? '');
  if (!size) return notFound(c);
  return c.body(drawBox(size, centimetresIn(c.get('shop').view)), 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400',
    'X-Robots-Tag': 'noindex',
  });
}
