/**
 * One port for all VAT registries. There are three results; any failure is `unknown`. Faults of the shop's own request
 * are logged without the number and never shown to the shopper. Source: eu-2026.md P-33, P-34.
 */
import { logLine } from '#domain/log-line.ts';
import type { VatProviderKey, VatRegistryKey } from '#domain/vat/check.ts';
import { hasValidCheckDigits } from '#domain/vat/check-digits.ts';
import { isRequesterFault, resultOf, unknownVatCode, type VatResult } from '#domain/vat/codes.ts';
import type { VatNumber, VatPrefix } from '#domain/vat/numbers.ts';
import type { Trader } from '#domain/vat/pending-check.ts';
import type { Environment } from '../../settings/environment.ts';
import { queryBrreg } from './brreg.ts';
import { queryBzst } from './bzst.ts';
import { queryHmrc } from './hmrc.ts';
import { sandboxRegistries } from './sandbox.ts';
import { queryUid } from './uid.ts';
import { queryVies } from './vies.ts';

type VatQuestion = { number: VatNumber; asker: VatNumber; trader?: Trader };

/** A registry's reply, its code translated to the German registry's codes; `raw` is the response body. */
type RegistryReply = { code: string; requestId?: string; raw: string };

export type VatAnswer = RegistryReply & {
  provider: VatProviderKey;
  result: VatResult;
  /** ISO time. */
  at: string;
};

/** Queries one registry. Throws if the response cannot be understood. */
export type Registry = (
  question: VatQuestion,
  ask: typeof fetch,
  env: Environment,
  signal: AbortSignal,
) => Promise<RegistryReply>;

const registries: Record<VatRegistryKey, Registry> = {
  bzst: queryBzst,
  vies: queryVies,
  hmrc: queryHmrc,
  uid: queryUid,
  brreg: queryBrreg,
};

/** Prefixes with a registry of their own. Others go to VIES or, if our own number is German, to the German registry. */
const usual: Partial<Record<VatPrefix, VatRegistryKey>> = { GB: 'hmrc', CHE: 'uid', NO: 'brreg' };

/** A checkout does not wait longer, ms (eu-2026.md P-33). */
const limitMs = 5_000;

/** Never throws. `ask` sends the requests: to the network, or to the sandbox registries where the sandbox runs. */
export async function checkVatNumber(
  env: Environment,
  question: VatQuestion,
  ask: typeof fetch = env.settings.isSandbox ? sandboxRegistries : fetch,
  waitMs = limitMs,
): Promise<VatAnswer> {
  const wrong = syntaxFault(question.number);
  if (wrong) return answered('syntax', { code: wrong, raw: wrong });
  const provider = providerOf(env, question);
  const signal = AbortSignal.timeout(waitMs);
  try {
    const reply = await inTime(registries[provider](question, ask, env, signal), signal);
    if (isRequesterFault(reply.code)) {
      console.error(logLine('VAT registry refuses the shop', reply.code, { provider }));
    }
    return answered(provider, reply);
  } catch (error) {
    console.error(logLine('VAT number not checked', error, { provider }));
    return answered(provider, { code: unknownVatCode, raw: '' });
  }
}

/** The code of a syntax error, for which no registry is queried; undefined if there is none. */
function syntaxFault(number: VatNumber): string | undefined {
  if (/[^A-Z\d+*]/.test(number.national)) return '211';
  return hasValidCheckDigits(number) ? undefined : '210';
}

/** Whether the registry of this number also confirms the trader (eu-2026.md P-32). */
export function isQualified(env: Environment, question: VatQuestion): boolean {
  return question.trader !== undefined && providerOf(env, question) === 'bzst';
}

/** The German registry serves only requesters with a German number, and does not check German numbers. */
function providerOf(env: Environment, { number, asker }: VatQuestion) {
  const { vatProviders } = env.settings;
  const canQueryBzst = asker.prefix === 'DE' && number.prefix !== 'DE';
  const own = vatProviders[number.prefix] ?? usual[number.prefix];
  const provider = own ?? (canQueryBzst ? 'bzst' : 'vies');
  return provider === 'bzst' && !canQueryBzst ? 'vies' : provider;
}

function answered(provider: VatProviderKey, reply: RegistryReply): VatAnswer {
  const at = new Date().toISOString();
  return { ...reply, provider, result: resultOf(reply.code), at };
}

/** Enforces the timeout even if `work` ignores the signal. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  ]);
}
