/**
 * The ceremonies of WebAuthn Level 3, verified by SimpleWebAuthn. The library is loaded when it is needed: most
 * requests have no ceremony, and it is a tenth of the Worker.
 */
import { Buffer } from 'node:buffer';
import { logLine } from '#domain/log-line.ts';
import type {
  CeremonyOptions,
  CreatedCredential,
  DeviceType,
  SignedCredential,
} from '#domain/passkey/passkey.ts';
import { challengeMs } from '#domain/passkey/passkey.ts';
import type { RelyingParty } from '#domain/passkey/relying-party.ts';

const library = () => import('@simplewebauthn/server');

/** COSE: Ed25519, ES256, RS256 (Windows Hello). */
const algorithms = [-8, -7, -257];

type Started = { challenge: string; options: CeremonyOptions };
type KnownCredential = { id: string; transports: readonly string[] };

type Owner = { id: string; email: string; displayName: string };

/** `known`: the owner's passkeys, which the authenticator must not create again. */
export async function creationOptions(
  { id }: RelyingParty,
  owner: Owner,
  known: readonly KnownCredential[],
): Promise<Started> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Kontor',
    rpID: id,
    userID: Uint8Array.from(new TextEncoder().encode(owner.id)),
    userName: owner.email,
    userDisplayName: owner.displayName,
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** `known`: empty at login, where the authenticator offers what it has for this shop. */
export async function requestOptions(
  { id }: RelyingParty,
  known: readonly KnownCredential[] = [],
): Promise<Started> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: known.map(descriptor),
  });
  return { challenge: options.challenge, options: { ...options } };
}

function descriptor({ id, transports }: KnownCredential) {
  return { id, transports: [...transports] };
}

/** The challenge that a browser says it has signed; undefined if what it sent is not readable. */
export function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = (data ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Device type and backup state may change with each use. */
type Device = { counter: number; deviceType: DeviceType; backedUp: boolean };
type VerifiedCreation = Device & { id: string; publicKey: string };

/** Undefined, and logged, if anything is wrong. */
export function verifiedCreation(
  response: CreatedCredential,
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<VerifiedCreation | undefined> {
  return refusedIfThrown('passkey not created', async () => {
    const { verifyRegistrationResponse } = await library();
    const { transports: _known, ...attestation } = response.response;
    const result = await verifyRegistrationResponse({
      response: { ...withExtensions(response), response: attestation },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!result.verified) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp } = result.registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      deviceType: credentialDeviceType,
      backedUp: credentialBackedUp,
    };
  });
}

type KnownPasskey = { id: string; publicKey: string; counter: number };

/** Undefined, and logged, if anything is wrong. */
export function verifiedSignature(
  response: SignedCredential,
  challenge: string,
  { id, origin }: RelyingParty,
  passkey: KnownPasskey,
): Promise<Device | undefined> {
  return refusedIfThrown('passkey refused', async () => {
    const { verifyAuthenticationResponse } = await library();
    const { userHandle, ...assertion } = response.response;
    const result = await verifyAuthenticationResponse({
      response: {
        ...withExtensions(response),
        response: { ...assertion, ...(userHandle && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!result.verified) return undefined;
    const { newCounter, credentialDeviceType, credentialBackedUp } = result.authenticationInfo;
    return {
      counter: newCounter,
      deviceType: credentialDeviceType,
      backedUp: credentialBackedUp,
    };
  });
}

/** No extension is requested, so none is read. */
function withExtensions({ id, rawId, type }: CreatedCredential | SignedCredential) {
  return { id, rawId, type, clientExtensionResults: {} };
}

/** The library throws for everything that a browser may send wrong. Its messages name origins and challenges only. */
async function refusedIfThrown<Value>(
  what: string,
  verify: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  try {
    return await verify();
  } catch (error) {
    console.warn(logLine(what, error));
    return undefined;
  }
}
