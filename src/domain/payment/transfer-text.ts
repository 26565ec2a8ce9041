/** Text formats shared by the payment codes. */
import type { Money } from '../money/money.ts';
import type { BankDetails } from '../store/store.ts';

export function compactIban({ iban }: BankDetails): string {
  return iban.replace(/\s/g, '');
}

/** `743.90` */
export function decimalAmount({ centAmount }: Money): string {
  return (centAmount / 100).toFixed(2);
}

/** The symbol by which Czech and Slovak banks match payments: up to ten digits. */
export function variableSymbol(reference: string): string {
  return reference.replace(/\D/g, '').slice(-10);
}
