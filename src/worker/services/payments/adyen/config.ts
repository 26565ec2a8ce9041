/** What the shop is to Adyen: its account, its keys and where Adyen answers. Settings: docs/operations.md. */
import { Buffer } from 'node:buffer';
import type { Environment } from '../../../environment.ts';
import { secretOf } from '../../../secret.ts';

export type AdyenConfig = {
  apiKey: string;
  merchantAccount: string;
  /** 64 hexadecimal digits each. Any of them signs for Adyen: a new one takes over while the old one still counts. */
  hmacKeys: string[];
  /** Without a slash at its end and without the version. */
  base: string;
};

/** Nobody is at it: the sandbox answers in its place. */
const sandboxBase = 'https://checkout-test.adyen.com';
const sandboxAccount = 'KontorSandbox';

/** A developer with a test account names its address, and then even `SANDBOX=1` talks to Adyen. */
export const hasSandbox = (env: Environment): boolean => env.SANDBOX === '1' && !env.ADYEN_BASE;

/** What browsers may know of it; undefined where there is none. */
export function adyenShop(env: Environment): { account: string; isLive: boolean } | undefined {
  const account = env.ADYEN_MERCHANT_ACCOUNT || (hasSandbox(env) && sandboxAccount);
  return account ? { account, isLive: env.ADYEN_BASE?.includes('-live.') ?? false } : undefined;
}

/** Throws with the name of what is missing. */
export function adyenConfig(env: Environment): AdyenConfig {
  const sandbox = hasSandbox(env);
  return {
    apiKey: secretOf(env, 'ADYEN_API_KEY'),
    merchantAccount: setting(
      env.ADYEN_MERCHANT_ACCOUNT,
      sandbox && sandboxAccount,
      'ADYEN_MERCHANT_ACCOUNT',
    ),
    hmacKeys: keysIn(secretOf(env, 'ADYEN_HMAC_KEY'), sandbox),
    base: setting(env.ADYEN_BASE, sandbox && sandboxBase, 'ADYEN_BASE').replace(/\/+$/, ''),
  };
}

function setting(value: string | undefined, instead: string | false, name: string): string {
  const found = value || instead;
  if (!found) throw new Error(`${name} is not set: docs/operations.md`);
  return found;
}

function keysIn(secret: string, sandbox: boolean): string[] {
  const keys = secret.trim().split(/\s+/);
  if (keys.every((key) => /^[0-9a-f]{64}$/i.test(key))) return keys;
  if (sandbox) return [Buffer.from(secret).toString('hex')];
  throw new Error('ADYEN_HMAC_KEY is not 64 hexadecimal digits: docs/operations.md');
}
