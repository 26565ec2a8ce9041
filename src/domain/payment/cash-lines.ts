/** What cash on delivery adds to the lines of a total: on pages, in mails. */
import type { Language } from '../country/countries.ts';
import type { Money } from '../money/money.ts';
import { labelled } from '../texts/labelled.ts';
import type { Translate } from '../texts/texts.ts';

type Custom = {
  calculatedCodFee?: Money | undefined;
  codFeeTitle?: Readonly<Record<string, string>> | undefined;
  cashRounding?: Money | undefined;
};

/** The fee under the title that its store had for it; undefined without a fee. */
export function feeLine(
  { calculatedCodFee, codFeeTitle }: Custom,
  language: Language,
  t: Translate,
): { label: string; centAmount: number } | undefined {
  if (!calculatedCodFee || calculatedCodFee.centAmount === 0) return undefined;
  return {
    label: codFeeTitle?.[language] ?? t('payment.codFee'),
    centAmount: calculatedCodFee.centAmount,
  };
}

/** The rounding, with its sign, and the amount to hand over, below the total; empty if nothing is rounded. */
export function cashLines(
  { cashRounding }: Custom,
  totalCentAmount: number,
  money: (centAmount: number) => string,
  t: Translate,
): { label: string; value: string }[] {
  if (!cashRounding) return [];
  const { centAmount } = cashRounding;
  const sign = centAmount < 0 ? '−' : '+';
  return [
    { label: t('cash.rounding'), value: `${sign}${money(Math.abs(centAmount))}` },
    { label: t('cash.toPay'), value: money(totalCentAmount + centAmount) },
  ];
}

/** `To pay in cash: 2 489 Kč`, with a space before it; empty if nothing is rounded. */
export function cashSentence(...about: Parameters<typeof cashLines>): string {
  const toPay = cashLines(...about).at(-1);
  return toPay ? ` ${labelled(about[3], toPay.label, toPay.value)}.` : '';
}
