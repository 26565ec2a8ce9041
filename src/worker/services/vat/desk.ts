/**
 * The VAT desk: a number is asked about once, and its answer counts for whoever comes next; once more where a registry
 * also says whose it is, and the trader is known by then. That nobody could say is never kept.
 */
import { logLine } from '#domain/log-line.ts';
import { stillCounts, type VatCheck } from '#domain/vat/check.ts';
import { cannotSay, noOwnNumber, type VatResult } from '#domain/vat/codes.ts';
import { type VatNumber, vatNumberText } from '#domain/vat/numbers.ts';
import { traderText, type VatWish } from '#domain/vat/wish.ts';
import { keepVatCheck, loadVatCheck } from '../../commerce/embedded/vat-checks.ts';
import type { Environment } from '../../environment.ts';
import { ownNumberOf } from './settings.ts';
import { checkVatNumber, isQualified } from './vat.ts';

export type DeskAnswer = { result: VatResult; code: string };

/** Never throws. */
export async function askVatDesk(
  env: Environment,
  question: VatWish,
  now: Date,
): Promise<DeskAnswer> {
  const asker = ownNumberOf(env, question.store);
  if (!asker) {
    const { store } = question;
    console.error(logLine('VAT number not checked', 'VAT_IDS has no number', { store }));
    return { result: 'unknown', code: noOwnNumber };
  }
  try {
    return await answerOf(env, asker, question, now);
  } catch (error) {
    console.error(logLine('VAT check not kept', error));
    return { result: 'unknown', code: cannotSay };
  }
}

async function answerOf(
  env: Environment,
  asker: VatNumber,
  { number, trader }: VatWish,
  now: Date,
): Promise<DeskAnswer> {
  const question = { number, asker, ...(trader && { trader }) };
  const [numberText, askerText] = [vatNumberText(number), vatNumberText(asker)];
  const found = await loadVatCheck(env.DB, numberText, askerText);
  const kept = found && stillCounts(found, now) ? found : undefined;
  const wantedOf = trader && isQualified(env, question) ? traderText(trader) : undefined;
  if (kept && saysEnough(kept, wantedOf)) return answerKept(kept);
  const answer = await checkVatNumber(env, question);
  const { result, code, provider, at, requestId, raw } = answer;
  // That nobody could say whose it is takes nothing from what is known of the number.
  if (result === 'unknown') return kept ? answerKept(kept) : { result, code };
  await keepVatCheck(env.DB, {
    number: numberText,
    asker: askerText,
    provider,
    result,
    at,
    ...(requestId && { requestId }),
    raw: raw.slice(0, longestRaw),
    ...(wantedOf && { trader: wantedOf }),
  });
  return { result, code };
}

/** A number that is not valid is nobody's; of a valid one it may matter whose. */
function saysEnough({ result, trader }: VatCheck, wantedOf: string | undefined): boolean {
  return result === 'invalid' || wantedOf === undefined || trader === wantedOf;
}

const answerKept = (kept: VatCheck): DeskAnswer => ({
  result: kept.result,
  code: codeOfKept(kept),
});

/** Characters: an answer is a few hundred. */
const longestRaw = 8_000;

/** The plainest code of what is kept. */
function codeOfKept({ provider, result, raw }: VatCheck): string {
  if (provider === 'syntax') return raw;
  return result === 'valid' ? '200' : '201';
}
