import type { HostRules } from '#domain/locale/market.ts';
import type { Environment } from './environment.ts';

export function hostRulesOf(env: Environment): HostRules {
  return { neutralHosts: env.NEUTRAL_HOSTS.split(' '), brandDomain: env.BRAND_DOMAIN };
}
