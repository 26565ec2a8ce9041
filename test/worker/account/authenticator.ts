/**
 * An authenticator with one ES256 key, written from WebAuthn Level 3 (§5.8.1 client data, §6.1 authenticator data, §6.5.4
 * attestation object), RFC 9052 (COSE) and RFC 8949 (CBOR). It also does what no authenticator does, if it is told to.
 */
import { Buffer } from 'node:buffer';
import type { CreatedCredential, SignedCredential } from '#domain/passkey/passkey.ts';

const flag = {
  present: 0x01,
  verified: 0x04,
  backupEligible: 0x08,
  backedUp: 0x10,
  attested: 0x40,
};

type Lie = { origin?: string; rpId?: string; challenge?: string; type?: string; flags?: number };
type Options = Record<string, unknown>;

/** `origin`: of the page that asks. */
export async function authenticator(origin: string) {
  const id = crypto.getRandomValues(new Uint8Array(16));
  const { privateKey, publicKey } = (await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair;
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey;
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, { challenge }: Options, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    );

  async function authenticatorData(rpId: string, flags: number, attested = Buffer.alloc(0)) {
    const head = Buffer.alloc(5);
    head[0] = flags;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([await sha256(Buffer.from(rpId)), head, attested]);
  }

  return {
    id: text(id),
    /** The next signature counts from here. */
    countTo(next: number) {
      counter = next;
    },

    async create(options: Options, lie: Lie = {}): Promise<CreatedCredential> {
      const { rp, user } = options as { rp: { id: string }; user: { id: string } };
      userHandle = user.id;
      const key = map([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, 'base64url'))],
        [integer(-3), bytes(Buffer.from(y, 'base64url'))],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const flags = lie.flags ?? flag.present | flag.verified | flag.backupEligible | flag.backedUp;
      const data = await authenticatorData(lie.rpId ?? rp.id, flags | flag.attested, attested);
      const attestation = map([
        [string('fmt'), string('none')],
        [string('attStmt'), map([])],
        [string('authData'), bytes(data)],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', options, lie)),
          attestationObject: text(attestation),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    async get(options: Options, lie: Lie = {}): Promise<SignedCredential> {
      const flags = lie.flags ?? flag.present | flag.verified | flag.backupEligible | flag.backedUp;
      const data = await authenticatorData(lie.rpId ?? String(options.rpId), flags);
      const client = clientData('webauthn.get', options, lie);
      const signed = Buffer.concat([data, await sha256(client)]);
      const hash = { name: 'ECDSA', hash: 'SHA-256' };
      const signature = Buffer.from(await crypto.subtle.sign(hash, privateKey, signed));
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(der(signature)),
          userHandle,
        },
      };
    },
  };
}

export const flags = flag;

const text = (binary: Uint8Array) => Buffer.from(binary).toString('base64url');

async function sha256(data: Uint8Array): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', data));
}

/** ECDSA signatures of WebAuthn are ASN.1; WebCrypto returns r and s one after the other. */
function der(signature: Buffer): Buffer {
  const half = signature.length / 2;
  const numbers = [signature.subarray(0, half), signature.subarray(half)].map((number) => {
    const start = number.findIndex((byte) => byte !== 0);
    const digits = number.subarray(start);
    const positive = (digits[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), digits]) : digits;
    return Buffer.concat([Buffer.from([0x02, positive.length]), positive]);
  });
  const content = Buffer.concat(numbers);
  return Buffer.concat([Buffer.from([0x30, content.length]), content]);
}

/** CBOR: the major type and a length or number below 65,536. */
function head(major: number, number: number): Buffer {
  const type = major << 5;
  if (number < 24) return Buffer.from([type | number]);
  if (number < 256) return Buffer.from([type | 24, number]);
  return Buffer.from([type | 25, number >> 8, number & 0xff]);
}

const integer = (number: number) => (number < 0 ? head(1, -1 - number) : head(0, number));
const bytes = (binary: Uint8Array) => Buffer.concat([head(2, binary.length), binary]);
const string = (words: string) => Buffer.concat([head(3, words.length), Buffer.from(words)]);
const map = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
