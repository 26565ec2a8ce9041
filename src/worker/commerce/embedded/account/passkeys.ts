/** Passkey calls of the port: a challenge begins each ceremony and is accepted once. */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { passkeyOperations } from '#domain/passkey/operations.ts';
import type { Ceremony, Passkey, SignedCredential } from '#domain/passkey/passkey.ts';
import { relyingPartyOf } from '#domain/passkey/relying-party.ts';
import { batch } from '../../../d1/statements.ts';
import { customerById, customerOfSession, signedIn } from '../../../data/customers/customers.ts';
import { recordAuthentication } from '../../../data/customers/sessions.ts';
import { withNews } from '../../../data/customers/way-in-news.ts';
import { consumeChallenge, storeChallenge } from '../../../data/passkeys/challenges.ts';
import {
  deletePasskey,
  passkeyById,
  passkeysOf,
  recordUse,
  renamePasskey,
  type StoredPasskey,
  storePasskey,
} from '../../../data/passkeys/passkeys.ts';
import {
  challengeIn,
  creationOptions,
  requestOptions,
  verifiedCreation,
  verifiedSignature,
} from '../../../services/webauthn/ceremonies.ts';
import type { Environment } from '../../../settings/environment.ts';
import { arrivals } from './arrivals.ts';
import { steppedUp } from './stepped-up.ts';

export function passkeyCalls(env: Environment): Pick<Commerce, keyof typeof passkeyOperations> {
  const { DB } = env;
  const arrived = arrivals(env);
  return {
    async beginPasskeyLogin(_input, caller) {
      const started = await requestOptions(partyOf(caller));
      return begun(started, 'login', null, caller);
    },
    async signInWithPasskey({ credential }, caller) {
      const passkey = await signedWith(credential, 'login', null, caller);
      const customer = passkey && (await customerById(DB, passkey.customerId));
      if (!customer) return failure('PasskeyRefused');
      return { ok: true, data: await arrived(customer, caller) };
    },
    async beginPasskeyRegistration(_input, caller) {
      const known = await steppedUp(env, caller);
      if (!known.ok) return known;
      const { customer } = known;
      const owner = {
        id: customer.id,
        email: customer.email,
        displayName: nameOf(customer, caller),
      };
      const existing = await passkeysOf(DB, customer.id);
      const started = await creationOptions(partyOf(caller), owner, existing);
      return begun(started, 'register', customer.id, caller);
    },
    async addPasskey({ credential, name }, caller) {
      const known = await steppedUp(env, caller);
      if (!known.ok) return known;
      const { customer } = known;
      const challenge = await consumed(credential.response, 'register', customer.id, caller);
      const party = partyOf(caller);
      const created = challenge && (await verifiedCreation(credential, challenge, party));
      if (!created) return failure('PasskeyRefused');
      const passkey: StoredPasskey = {
        ...created,
        customerId: customer.id,
        transports: credential.response.transports ?? [],
        name,
        rpId: party.id,
        createdAt: caller.now.toISOString(),
        lastUsedAt: null,
      };
      const isStored = await withNews(env, caller, { change: 'passkeyAdded' }, (news) =>
        storePasskey(DB, passkey, news),
      );
      return isStored
        ? { ok: true, data: { passkey: shown(passkey) } }
        : failure('PasskeyNotStored');
    },
    async beginPasskeyConfirmation(_input, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const started = await requestOptions(partyOf(caller), await passkeysOf(DB, customer.id));
      return begun(started, 'step-up', customer.id, caller);
    },
    async confirmWithPasskey({ credential }, caller) {
      const known = await signedIn(DB, caller);
      if (!known) return failure('NotLoggedIn');
      const { customer, session } = known;
      const passkey = await signedWith(credential, 'step-up', customer.id, caller);
      if (!passkey) return failure('PasskeyRefused');
      await batch(DB, [recordAuthentication(session.id, caller.now)]);
      return { ok: true, data: {} };
    },
    async renamePasskey({ id, name }, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const isRenamed = await renamePasskey(DB, customer.id, id, name);
      return isRenamed ? { ok: true, data: {} } : failure('PasskeyNotFound');
    },
    async removePasskey({ id }, caller) {
      const known = await steppedUp(env, caller);
      if (!known.ok) return known;
      const { customer } = known;
      const isRemoved = await withNews(env, caller, { change: 'passkeyRemoved' }, (news) =>
        deletePasskey(DB, customer.id, id, news),
      );
      if (isRemoved) return { ok: true, data: {} };
      const passkey = await passkeyById(DB, id);
      return failure(passkey?.customerId === customer.id ? 'LastWayIn' : 'PasskeyNotFound');
    },
  };

  async function begun(
    { challenge, options }: Awaited<ReturnType<typeof requestOptions>>,
    ceremony: Ceremony,
    customerId: string | null,
    caller: Caller,
  ) {
    const { id: rpId } = partyOf(caller);
    await storeChallenge(DB, challenge, { ceremony, customerId, rpId }, caller.now);
    return { ok: true as const, data: { options } };
  }

  /** The challenge of a response, if it was ours for this ceremony and not used before. */
  async function consumed(
    response: { clientDataJSON: string },
    ceremony: Ceremony,
    customerId: string | null,
    caller: Caller,
  ): Promise<string | undefined> {
    const challenge = challengeIn(response);
    if (!challenge) return undefined;
    const issued = { ceremony, customerId, rpId: partyOf(caller).id };
    return (await consumeChallenge(DB, challenge, issued, caller.now)) ? challenge : undefined;
  }

  /** The passkey that has signed, and no other than one of this customer. `customerId`: null at login. */
  async function signedWith(
    credential: SignedCredential,
    ceremony: Ceremony,
    customerId: string | null,
    caller: Caller,
  ): Promise<StoredPasskey | undefined> {
    const challenge = await consumed(credential.response, ceremony, customerId, caller);
    const passkey = challenge && (await passkeyById(DB, credential.id));
    if (!passkey || (customerId !== null && passkey.customerId !== customerId)) return undefined;
    const { userHandle } = credential.response;
    if (userHandle && userHandle !== handleOf(passkey.customerId)) return undefined;
    const use = await verifiedSignature(credential, challenge, partyOf(caller), passkey);
    const isCounted = use && (await recordUse(DB, { id: passkey.id, ...use }, caller.now));
    return isCounted ? passkey : undefined;
  }

  function partyOf({ site }: Caller) {
    return relyingPartyOf(site, env.settings.passkeyRpId);
  }
}

/** As authenticators return the id that creationOptions gave them. */
function handleOf(customerId: string): string {
  return btoa(customerId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function nameOf(customer: Customer, { store }: Caller): string {
  return fullName({ ...customer, country: store.key });
}

export function shown({ id, name, deviceType, backedUp, rpId, createdAt, lastUsedAt }: Passkey) {
  return { id, name, deviceType, backedUp, rpId, createdAt, lastUsedAt };
}
