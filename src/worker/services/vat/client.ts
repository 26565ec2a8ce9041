/**
 * Checks a VAT number and stores the answer for later requests. The registry is queried again if it also confirms
 * traders and the stored answer is not about the current trader. An answer of "unavailable" is never stored.
 */
import { logLine } from '#domain/log-line.ts';
import {
  isStillValid,
  type RegistryAnswer,
  type VatCheck,
  type VatCheckStore,
} from '#domain/vat/check.ts';
import { noOwnNumber, unknownVatCode } from '#domain/vat/codes.ts';
import { type VatNumber, vatNumberText } from '#domain/vat/numbers.ts';
import { ownNumberOf } from '#domain/vat/own-number.ts';
import { type PendingVatCheck, traderText } from '#domain/vat/pending-check.ts';
import type { Environment } from '../../settings/environment.ts';
import { checkVatNumber, isQualified } from './vat.ts';

/** Never throws. */
export async function checkAgainstRegistry(
  env: Environment,
  checks: VatCheckStore,
  question: PendingVatCheck,
  now: Date,
): Promise<RegistryAnswer> {
  const asker = ownNumberOf(env.settings, question.store);
  if (!asker) {
    const { store } = question;
    console.error(logLine('VAT number not checked', 'VAT_IDS has no number', { store }));
    return { result: 'unknown', code: noOwnNumber };
  }
  try {
    return await answerOf(env, checks, asker, question, now);
  } catch (error) {
    console.error(logLine('VAT check not kept', error));
    return { result: 'unknown', code: unknownVatCode };
  }
}

async function answerOf(
  env: Environment,
  checks: VatCheckStore,
  asker: VatNumber,
  { number, trader }: PendingVatCheck,
  now: Date,
): Promise<RegistryAnswer> {
  const question = { number, asker, ...(trader && { trader }) };
  const [numberText, askerText] = [vatNumberText(number), vatNumberText(asker)];
  const found = await checks.load(numberText, askerText);
  const stored = found && isStillValid(found, now) ? found : undefined;
  const wantedOf = trader && isQualified(env, question) ? traderText(trader) : undefined;
  if (stored && isSufficient(stored, wantedOf)) return resultOfStored(stored);
  const answer = await checkVatNumber(env, question);
  const { result, code, provider, at, requestId, raw } = answer;
  // An inconclusive answer does not replace a stored answer that is still valid.
  if (result === 'unknown') return stored ? resultOfStored(stored) : { result, code };
  await checks.save({
    number: numberText,
    asker: askerText,
    provider,
    result,
    at,
    ...(requestId && { requestId }),
    raw: raw.slice(0, maxRawLength),
    ...(wantedOf && { trader: wantedOf }),
  });
  return { result, code };
}

/** The trader matters only for a valid number: an invalid one belongs to nobody. */
function isSufficient({ result, trader }: VatCheck, wantedOf: string | undefined): boolean {
  return result === 'invalid' || wantedOf === undefined || trader === wantedOf;
}

const resultOfStored = (stored: VatCheck): RegistryAnswer => ({
  result: stored.result,
  code: codeOfKept(stored),
});

/** In characters; a typical answer has a few hundred. */
const maxRawLength = 8_000;

/** A generic code for a stored answer, whose exact code is not stored. For `syntax`, `raw` is the code. */
function codeOfKept({ provider, result, raw }: VatCheck): string {
  if (provider === 'syntax') return raw;
  return result === 'valid' ? '200' : '201';
}
