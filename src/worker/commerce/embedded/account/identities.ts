/** Calls of the port for logging in with accounts at other services, and for the list of a customer's ways in. */
import { waitUntil } from 'cloudflare:workers';
import { companyDefault } from '#domain/country/features.ts';
import { type Customer, personName } from '#domain/customer/customer.ts';
import { failure } from '#domain/errors.ts';
import {
  type Identity,
  type IdentityProviderKey,
  identityStep,
  returnPathOf,
} from '#domain/identity/identity.ts';
import type {
  AuthorizationCode,
  IdentityLogin,
  identityOperations,
} from '#domain/identity/operations.ts';
import type { Caller, Commerce, Outcome } from '#domain/operations.ts';
import {
  customerById,
  customerOfSession,
  customerWithEmail,
  storeCustomer,
} from '../../../data/customers/customers.ts';
import { isAddressTaken } from '../../../data/customers/registrations.ts';
import { withNews } from '../../../data/customers/way-in-news.ts';
import {
  identitiesOf,
  linkIdentity,
  recordIdentityUse,
  unlinkIdentity,
} from '../../../data/identities/identities.ts';
import { passkeysOf } from '../../../data/passkeys/passkeys.ts';
import type { Confirmed, NotConfirmed } from '../../../services/identity-providers/provider.ts';
import { identityProvider } from '../../../services/identity-providers/providers.ts';
import { syncIdentity } from '../../../services/identity-sync/identity-sync.ts';
import type { Environment } from '../../../settings/environment.ts';
import { identityTicket, readIdentityTicket } from '../../../signing/identity-ticket.ts';
import { arrivals } from './arrivals.ts';
import { shown } from './passkeys.ts';
import { steppedUp } from './stepped-up.ts';

export function identityCalls(env: Environment): Pick<Commerce, keyof typeof identityOperations> {
  const { DB } = env;
  const arrival = arrivals(env);
  return {
    async signInWithProvider(code, caller) {
      const confirmed = await confirm(code, caller);
      return confirmed.ok ? entered(cleaned(confirmed.data), caller) : confirmed;
    },
    async identitySync({ provider, token, ttl }, caller) {
      const { origin } = new URL(caller.site);
      const answer = await identityProvider(env, provider, origin)?.verify(token);
      const verified = confirmedBy(answer, provider, ttl);
      return verified.ok ? entered(cleaned(verified.data), caller) : verified;
    },
    async completeIdentity({ ticket, ...draft }, caller) {
      const identity = await readIdentityTicket(ticket, env.settings.sessionSecret, caller.now);
      if (!identity) return failure('IdentityRefused');
      // What the provider has confirmed cannot be replaced by what a form says.
      const email = identity.email || draft.email;
      const isEmailVerified = identity.email !== '' && identity.isEmailVerified;
      return entered({ ...identity, ...draft, email, isEmailVerified }, caller, draft.clientType);
    },
    async getWaysIn(_input, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const [passkeys, identities] = await Promise.all([
        passkeysOf(DB, customer.id),
        identitiesOf(DB, customer.id),
      ]);
      return { ok: true, data: { passkeys: passkeys.map(shown), identities } };
    },
    async connectIdentity(code, caller) {
      const known = await steppedUp(env, caller);
      if (!known.ok) return known;
      const { customer } = known;
      const confirmed = await confirm(code, caller);
      if (!confirmed.ok) return confirmed;
      const isLinked = await connected(customer.id, confirmed.data, caller);
      return isLinked ? { ok: true, data: {} } : failure('IdentityTaken');
    },
    async linkIdentity({ ticket }, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const identity = await readIdentityTicket(ticket, env.settings.sessionSecret, caller.now);
      // Somebody else may have logged in instead in this browser.
      const isTheirs = identity?.email === customer.email;
      const isLinked = isTheirs && (await connected(customer.id, identity, caller));
      return { ok: true, data: { isLinked } };
    },
    async disconnectIdentity(key, caller) {
      const known = await steppedUp(env, caller);
      if (!known.ok) return known;
      const { customer } = known;
      const about = { change: 'identityDisconnected', provider: key.provider } as const;
      const isRemoved = await withNews(env, caller, about, (news) =>
        unlinkIdentity(DB, customer.id, key, news),
      );
      if (isRemoved) return { ok: true, data: {} };
      const linked = await identitiesOf(DB, customer.id);
      const isTheirs = linked.some(
        ({ provider, subject }) => provider === key.provider && subject === key.subject,
      );
      return failure(isTheirs ? 'LastWayIn' : 'IdentityNotFound');
    },
  };

  /** What the provider says about whoever came back with the code. The auth server hears of it in the background. */
  async function confirm(
    { provider, code, verifier, nonce }: AuthorizationCode,
    { site, now }: Caller,
  ): Promise<Outcome<Identity>> {
    const { origin } = new URL(site);
    const redirectUri = origin + returnPathOf(provider);
    const answer = await identityProvider(env, provider, origin)?.confirm(
      { code, verifier, nonce, redirectUri },
      now,
    );
    return confirmedBy(answer, provider);
  }

  /** `seconds`: of the session that begins. */
  function confirmedBy(
    answer: Confirmed | NotConfirmed | undefined,
    provider: IdentityProviderKey,
    seconds?: number,
  ): Outcome<Identity> {
    if (answer === 'unavailable') return failure('IdentityUnavailable');
    if (answer === undefined || answer === 'refused') return failure('IdentityRefused');
    const { identity, accessToken } = answer;
    waitUntil(syncIdentity(env, { provider, accessToken, seconds }));
    return { ok: true, data: identity };
  }

  async function entered(
    identity: Identity,
    caller: Caller,
    clientType: Customer['clientType'] = companyDefault.has(caller.store.key)
      ? 'company'
      : 'private',
  ): Promise<Outcome<IdentityLogin>> {
    const owner = await recordIdentityUse(DB, identity, caller.now);
    const linked = owner && (await customerById(DB, owner));
    if (linked) return arrived(linked, identity, caller);
    const account = identity.email ? await customerWithEmail(DB, identity.email) : undefined;
    const known = { isLinked: false, account };
    const step = identityStep(identity, known);
    if (step === 'complete' || step === 'prove') return paused(step, identity, caller);
    if (step === 'link' && account) return joined(account, identity, caller);
    // An address that its owner may take back (data/customers/registrations.ts) is not given to somebody else.
    if (await isAddressTaken(DB, identity.email, caller.now))
      return paused('prove', identity, caller);
    const { email, firstName, lastName } = identity;
    const draft = { email, firstName, lastName, clientType };
    const customer = await storeCustomer(DB, draft, caller.locale, caller.now);
    return customer ? joined(customer, identity, caller) : paused('prove', identity, caller);
  }

  function connected(customerId: string, identity: Identity, caller: Caller): Promise<boolean> {
    const about = { change: 'identityConnected', provider: identity.provider } as const;
    return withNews(env, caller, about, (news) =>
      linkIdentity(DB, customerId, identity, news, caller.now),
    );
  }

  async function joined(
    customer: Customer,
    identity: Identity,
    caller: Caller,
  ): Promise<Outcome<IdentityLogin>> {
    const isLinked = await connected(customer.id, identity, caller);
    return isLinked ? arrived(customer, identity, caller) : failure('IdentityTaken');
  }

  async function arrived(
    customer: Customer,
    { provider }: Identity,
    caller: Caller,
  ): Promise<Outcome<IdentityLogin>> {
    return { ok: true, data: { kind: 'arrived', provider, ...(await arrival(customer, caller)) } };
  }

  async function paused(
    kind: 'prove' | 'complete',
    identity: Identity,
    { now }: Caller,
  ): Promise<Outcome<IdentityLogin>> {
    return {
      ok: true,
      data: { kind, ticket: await identityTicket(identity, env.settings.sessionSecret, now) },
    };
  }
}

/** A name that no form would accept counts as missing. */
function cleaned(identity: Identity): Identity {
  const nameIn = (text: string) => personName.safeParse(text).data ?? '';
  return {
    ...identity,
    firstName: nameIn(identity.firstName),
    lastName: nameIn(identity.lastName),
  };
}
