/** Logging in with an account at another service: to its page, and back with a code. */
import { Buffer } from 'node:buffer';
import { securityPath } from '#domain/content/links.ts';
import type { ErrorCode } from '#domain/errors.ts';
import {
  type IdentityProviderKey,
  identityProviders,
  returnPathOf,
} from '#domain/identity/identity.ts';
import type { IdentityLogin } from '#domain/identity/operations.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import {
  forgetTicket,
  type ProviderFlow,
  rememberFlow,
  rememberTicket,
  takeFlow,
} from '#worker/request/identity-cookies.ts';
import { backOf } from '#worker/request/lost-session.ts';
import { identityProvider } from '#worker/services/identity-providers/providers.ts';
import { frameOf } from '../account/account-page.tsx';
import { arrive, type Target } from '../account/after-login.ts';
import { notFound } from '../catalogue/not-found.tsx';
import type { LoginNews } from '../login.tsx';

/** Sends the browser to the provider. */
export function loginWith(c: KontorContext) {
  return goTo(c, frameOf(c) === '/checkout' ? 'checkout' : 'login');
}

/** The same, to connect the account with the customer who is logged in. */
export function connectWith(c: KontorContext) {
  return goTo(c, 'connect');
}

async function goTo(c: KontorContext, purpose: ProviderFlow['purpose']): Promise<Response> {
  const provider = providerIn(c);
  const { origin } = new URL(c.req.url);
  const service = provider && identityProvider(c.env, provider, origin);
  if (!service) return notFound(c);
  const flow: ProviderFlow = {
    provider,
    state: randomText(),
    nonce: randomText(),
    verifier: randomText(),
    purpose,
    prefix: c.get('shop').prefix,
    back: backOf(c),
  };
  const { state, nonce } = flow;
  const challenge = await challengeOf(flow.verifier);
  const redirectUri = origin + returnPathOf(provider);
  const url = await service.authorizationUrl({ redirectUri, state, nonce, challenge });
  if (!url) return said(c, flow, 'refused');
  await rememberFlow(c, flow);
  return c.redirect(url, 303);
}

/** The provider has sent the browser back. */
export async function returned(c: KontorContext): Promise<Response> {
  const flow = await takeFlow(c);
  const { prefix } = c.get('shop');
  // Another browser's answer, or one that came too late.
  if (!flow || flow.provider !== providerIn(c) || flow.state !== c.req.query('state')) {
    return c.redirect(`${prefix}/login?news=refused`, 303);
  }
  const code = c.req.query('code');
  if (!code) return said(c, flow, 'cancelled');
  if (!(await isWithinFormLimit(c, 'login'))) return said(c, flow, 'tries');
  const { provider, verifier, nonce } = flow;
  const grant = { provider, code, verifier, nonce };
  const caller = await callerOf(c);
  const { commerce } = c.get('shop');
  if (flow.purpose === 'connect') {
    const connected = await commerce.connectIdentity(grant, caller);
    return said(c, flow, connected.ok ? 'connected' : newsOf(connected.code));
  }
  const outcome = await commerce.signInWithProvider(grant, caller);
  if (!outcome.ok) return said(c, flow, newsOf(outcome.code));
  return proceed(c, outcome.data, {
    ...flow,
    frame: flow.purpose === 'checkout' ? '/checkout' : '',
  });
}

/** What follows on a login with an identity: the account, or what is missing for it. */
export function proceed(
  c: KontorContext,
  login: IdentityLogin,
  target: Target,
): Response | Promise<Response> {
  if (login.kind === 'arrived') {
    forgetTicket(c);
    return arrive(c, login, login.provider, target);
  }
  rememberTicket(c, login.ticket);
  const { prefix, frame, back } = target;
  const page =
    login.kind === 'prove'
      ? withQuery('/login', { news: 'prove', back })
      : withQuery('/login/complete', { back });
  return c.redirect(`${prefix}${frame}${page}`, 303);
}

type Query = { news?: string; back: string | undefined };

export function withQuery(path: string, { back, ...fields }: Query): string {
  const query = new URLSearchParams({ ...fields, ...(back && { back }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

function newsOf(code: ErrorCode): LoginNews | 'taken' {
  return code === 'IdentityTaken' ? 'taken' : 'refused';
}

const startPages = {
  login: '/login',
  checkout: '/checkout/login',
  connect: securityPath,
} as const satisfies Record<ProviderFlow['purpose'], string>;

/** Where the flow began, with what became of it. */
function said(
  c: KontorContext,
  { purpose, prefix, back }: ProviderFlow,
  news: LoginNews | 'taken' | 'connected',
): Response {
  const page = startPages[purpose];
  return c.redirect(prefix + withQuery(page, { news, back }), 303);
}

function providerIn(c: KontorContext): IdentityProviderKey | undefined {
  return identityProviders.find((key) => key === c.req.param('provider'));
}

/** 256 bits; 43 characters, as a code verifier needs. */
function randomText(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(hash).toString('base64url');
}
