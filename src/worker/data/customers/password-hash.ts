/**
 * Password hashes: PBKDF2-SHA256, each with its own salt. OWASP recommends 600,000 rounds; workerd allows at most
 * 100,000. The number is part of every hash, so that it can be increased when the platform allows it.
 */
import { Buffer } from 'node:buffer';

const rounds = 100_000;
const saltBytes = 16;
const hashBits = 256;

/** Used if there is no account: the comparison takes the same time and never matches. */
const nobodys = `${rounds}:${Buffer.alloc(saltBytes).toString('base64')}:${Buffer.alloc(hashBits / 8).toString('base64')}`;

/** `rounds:salt:hash`, the last two in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const hash = await derive(password, salt, rounds);
  return [rounds, Buffer.from(salt).toString('base64'), hash.toString('base64')].join(':');
}

/** Whether a password matches a hash; always false without a hash. */
export async function isPasswordCorrect(
  password: string,
  storedHash: string | undefined,
): Promise<boolean> {
  const [count = '', salt = '', hash = ''] = (storedHash || nobodys).split(':');
  const given = await derive(password, Buffer.from(salt, 'base64'), Number(count));
  const wanted = Buffer.from(hash, 'base64');
  const same = given.length === wanted.length && crypto.subtle.timingSafeEqual(given, wanted);
  return same && Boolean(storedHash);
}

async function derive(password: string, salt: Uint8Array, iterations: number): Promise<Buffer> {
  // Keyboards may encode the same letter differently.
  const raw = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', raw, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return Buffer.from(await crypto.subtle.deriveBits(how, key, hashBits));
}
