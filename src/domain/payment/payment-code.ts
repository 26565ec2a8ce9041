/**
 * A bank transfer as a code that banking apps read, by the standard of the country. Sources: eu-2026.md PAY-04; EPC069-12
 * (European Payments Council), SPAYD 1.0 (Česká bankovní asociace), Rekomendacja Standard 2D (Związek Banków Polskich).
 */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { Transfer } from './bank-transfer.ts';
import { payBySquare } from './pay-by-square.ts';
import { compactIban, decimalAmount, variableSymbol } from './transfer-text.ts';

export type PaymentCode = {
  /** The name of the code in the country, if it has one. */
  brand?: string;
  content: string;
};

/** Undefined where there is no standard, or where this transfer does not fit into it. */
export function paymentCode(transfer: Transfer, country: CountryCode): PaymentCode | undefined {
  const { centAmount, currencyCode } = transfer.amount;
  if (centAmount <= 0) return undefined;
  switch (factsOf(country).payment.transferCode) {
    case 'epc':
      return currencyCode === 'EUR' ? { content: epc(transfer) } : undefined;
    case 'payBySquare':
      return { brand: 'PAY by square', content: payBySquare(transfer) };
    case 'spayd':
      return { brand: 'QR Platba', content: spayd(transfer) };
    case 'zbp':
      return zbp(transfer);
    case 'none':
      return undefined;
  }
}

/** Version 2, UTF-8; the reference is free text, because an order number has no check digits of ISO 11649. */
function epc({ bank, amount, reference }: Transfer): string {
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bank.bic,
    bank.accountOwner.slice(0, 70),
    compactIban(bank),
    `EUR${decimalAmount(amount)}`,
    /* purpose */ '',
    /* structured reference */ '',
    reference.slice(0, 140),
  ].join('\n');
}

function spayd({ bank, amount, reference }: Transfer): string {
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('*', '%2A');
  return [
    'SPD',
    '1.0',
    `ACC:${compactIban(bank)}+${bank.bic}`,
    `AM:${decimalAmount(amount)}`,
    `CC:${amount.currencyCode}`,
    `RN:${escaped(bank.accountOwner.slice(0, 35))}`,
    `X-VS:${variableSymbol(reference)}`,
    `MSG:${escaped(reference.slice(0, 60))}`,
  ].join('*');
}

/** Six digits of grosze: more than 9,999.99 złoty do not fit, and an account abroad does not either. */
function zbp({ bank, amount, reference }: Transfer): PaymentCode | undefined {
  const account = /^PL(\d{26})$/.exec(compactIban(bank))?.[1];
  if (!account || amount.currencyCode !== 'PLN' || amount.centAmount > 999_999) return undefined;
  const field = (text: string, max: number) => text.replaceAll('|', ' ').slice(0, max);
  const grosze = String(amount.centAmount).padStart(6, '0');
  const name = field(bank.accountOwner, 20);
  return { content: ['', 'PL', account, grosze, name, field(reference, 32), '', '', ''].join('|') };
}
