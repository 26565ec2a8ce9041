/** The shop's Adyen account, its keys and Adyen's base URL. Settings: docs/settings.md. */
import type { Environment } from '../../../settings/environment.ts';
import { neededSetting } from '../../../settings/settings.ts';

export type AdyenConfig = {
  apiKey: string;
  merchantAccount: string;
  /** 64 hexadecimal digits each. A signature by any of them is valid, so that keys can be rotated. */
  hmacKeys: string[];
  /** Without a slash at its end and without the version. */
  base: string;
};

/** Never contacted: the sandbox handles these requests. */
const sandboxBase = 'https://checkout-test.adyen.com';
const sandboxAccount = 'KontorSandbox';
/** Signs the sandbox's notifications; it is not secret. */
const sandboxHmacKey = '5a'.repeat(32);

/** If a developer sets `ADYEN_BASE` for a test account, even `SANDBOX=1` uses the real Adyen. */
export function hasSandbox(env: Environment): boolean {
  const { isSandbox, adyenBase } = env.settings;
  return isSandbox && !adyenBase;
}

/** The account data that browsers may see; undefined without an account. */
export function adyenShop(env: Environment): { account: string; isLive: boolean } | undefined {
  const { adyenBase, adyenMerchantAccount } = env.settings;
  const account = adyenMerchantAccount ?? (hasSandbox(env) && sandboxAccount);
  return account ? { account, isLive: adyenBase?.includes('-live.') ?? false } : undefined;
}

/** Throws with the name of a missing setting. */
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
