/**
 * The links of newsletter mails: /exConsents/confirm leads to the page with the button that gives the consent,
 * /exConsents/manageSubscriptions home. At the end of any path, case-insensitive. Source: checklist URL-8.
 */
import { createMiddleware } from 'hono/factory';
import { confirmPath, managePath, readConfirmHash } from '#domain/consent/confirm-link.ts';
import type { Location } from '#domain/routing/location.ts';
import { redirectOf } from '#domain/routing/redirects.ts';
import type { KontorBindings, KontorContext } from '../request/context.ts';

export const consentRequest = createMiddleware<KontorBindings>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (endsIn(pathname, managePath)) return lead(c, { path: '/', search });
  if (!endsIn(pathname, confirmPath)) return next();
  return lead(c, confirmation(c.req.query('hash') ?? ''));
});

/** Home, if the link cannot be read. */
function confirmation(hash: string): Location {
  if (!readConfirmHash(hash)) return { path: '/', search: '' };
  return { path: '/newsletter/confirm', search: `?${new URLSearchParams({ hash })}` };
}

/** Redirects to the canonical form of the address, so that no second redirect follows. */
function lead(c: KontorContext, { path, search }: Location): Response {
  const { prefix, routing } = c.get('shop');
  const location = { path: prefix + path, search };
  const target = redirectOf(location, routing) ?? location;
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(target.path + target.search, 302);
}

/** Accepts trailing slashes, which a mail program may add: removing them would need a second redirect. */
function endsIn(path: string, ending: string): boolean {
  const [, rest] = path.toLowerCase().split(ending.toLowerCase()).slice(-2);
  return rest !== undefined && /^\/*$/.test(rest);
}
