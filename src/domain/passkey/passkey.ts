/** Passkeys: credentials of WebAuthn Level 3 that an authenticator keeps for a customer. */
import * as z from 'zod';
import { hasHiddenCharacters, visibleLine } from '../checkout/line-characters.ts';

/** What a challenge was issued for; it is accepted for nothing else. */
export type Ceremony = 'register' | 'login' | 'step-up';

/** Lifetime of a challenge. A login page that offers passkeys in its e-mail field asks for a new one before (client/account/browser/passkeys.ts). */
export const challengeMs = 10 * 60_000;

export const maxPasskeys = 20;
export const maxPasskeyName = 60;

/** `singleDevice`: never leaves its authenticator; `multiDevice`: may be synced between devices. */
export type DeviceType = 'singleDevice' | 'multiDevice';

/** A passkey as its owner sees it. Times are ISO times. */
export type Passkey = {
  /** The credential id, base64url. */
  id: string;
  name: string;
  deviceType: DeviceType;
  backedUp: boolean;
  rpId: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** As `PublicKeyCredential.parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` take them. */
export type CeremonyOptions = Readonly<Record<string, unknown>>;

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const credentialId = base64url(1400);

const credential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish().catch(undefined),
});

/** `toJSON()` of the credential that a browser has created. */
export const createdCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(32_768),
    transports: z.array(z.string().max(20)).max(10).optional().catch(undefined),
  }),
});
export type CreatedCredential = z.output<typeof createdCredential>;

/** `toJSON()` of the credential with which a browser has signed. */
export const signedCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(8192),
    userHandle: base64url(200).nullish(),
  }),
});
export type SignedCredential = z.output<typeof signedCredential>;

export const passkeyId = credentialId;

export const passkeyName = z
  .string()
  .transform(visibleLine)
  .pipe(z.string().min(1).max(maxPasskeyName))
  .refine((text) => !hasHiddenCharacters(text), 'Hidden characters');
