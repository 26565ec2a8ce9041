/** The pages of Google and Facebook in the sandbox implementation. */
import type { IdentityProviderKey } from '#domain/identity/identity.ts';
import { identityProviders } from '#domain/identity/identity.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import {
  type AuthorizationQuery,
  authorizationQuery,
  codeFor,
} from '#worker/services/identity-providers/sandbox/grants.ts';
import { accountPage } from '#worker/services/identity-providers/sandbox/page.ts';
import { sandboxPerson } from '#worker/services/identity-providers/sandbox/people.ts';
import { notFound } from '../catalogue/not-found.tsx';

export function sandboxIdentityPage(c: KontorContext) {
  const asked = askedIn(c, c.req.query());
  return asked ? c.html(accountPage(asked.provider, asked.query)) : notFound(c);
}

/** Without a person: the visitor has cancelled, and the answer has no code. */
export async function sandboxIdentityDecision(c: KontorContext) {
  const { person: chosen = '', ...form } = await formOf(c);
  const asked = askedIn(c, form);
  if (!asked) return notFound(c);
  const { provider, query } = asked;
  const back = new URL(query.redirect_uri);
  back.searchParams.set('state', query.state);
  if (!chosen) {
    back.searchParams.set('error', 'access_denied');
    return c.redirect(back.href, 303);
  }
  const person = sandboxPerson.parse(JSON.parse(chosen));
  back.searchParams.set('code', await codeFor(c.env, { provider, person, query }));
  return c.redirect(back.href, 303);
}

/** The request that the shop has made; undefined outside the sandbox, or if the real provider would refuse it. */
function askedIn(
  c: KontorContext,
  fields: Record<string, string>,
): { provider: IdentityProviderKey; query: AuthorizationQuery } | undefined {
  const provider = identityProviders.find((key) => key === c.req.param('provider'));
  const read = authorizationQuery.safeParse(fields);
  if (!c.env.settings.isSandbox || !provider || !read.success) return undefined;
  const isOurs = new URL(read.data.redirect_uri).origin === new URL(c.req.url).origin;
  return isOurs ? { provider, query: read.data } : undefined;
}
