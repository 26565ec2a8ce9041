/** What the shop is to Adyen: its account, its keys and where Adyen answers. Settings: docs/settings.md. */
import type { Environment } from '../../../settings/environment.ts';
import { neededSetting } from '../../../settings/settings.ts';

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
/** Signs what the sandbox posts; everybody may know it. */
const sandboxHmacKey = '5a'.repeat(32);

/** A developer with a test account names its address, and then even `SANDBOX=1` talks to Adyen. */
export function hasSandbox(env: Environment): boolean {
  const { isSandbox, adyenBase } = env.settings;
  return isSandbox && !adyenBase;
}

/** What browsers may know of it; undefined where there is none. */
export function adyenShop(env: Environment): { account: string; isLive: boolean } | undefined {
  const { adyenBase, adyenMerchantAccount } = env.settings;
  const account = adyenMerchantAccount ?? (hasSandbox(env) && sandboxAccount);
  return account ? { account, isLive: adyenBase?.includes('-live.') ?? false } : undefined;
}

/** Throws with the name of what is missing. */
export function adyenConfig(env: Environment): AdyenConfig {
  const { settings } = env;
  const { adyenApiKey: apiKey } = settings;
  if (hasSandbox(env)) {
    const merchantAccount = settings.adyenMerchantAccount ?? sandboxAccount;
    return { apiKey, merchantAccount, hmacKeys: [sandboxHmacKey], base: sandboxBase };
  }
  return {
    apiKey,
    merchantAccount: neededSetting(settings, 'adyenMerchantAccount'),
    hmacKeys: settings.adyenHmacKeys,
    base: neededSetting(settings, 'adyenBase'),
  };
}
