/** The payment code of Slovak banks, version 1.2. Source: PAY by square specifications, Slovenská banková asociácia. */
import { encode, PaymentOptions, type PaymentOrder } from 'bysquare/pay';
import type { Transfer } from './bank-transfer.ts';
import { compactIban, variableSymbol } from './transfer-text.ts';

/** Accents stay, since banks can read them; the account was validated when its store was saved. */
const asItIs = { deburr: false, validate: false };

export function payBySquare({ bank, amount, reference }: Transfer): string {
  const payment: PaymentOrder = {
    type: PaymentOptions.PaymentOrder,
    amount: amount.centAmount / 100,
    currencyCode: amount.currencyCode,
    variableSymbol: variableSymbol(reference),
    paymentNote: clean(reference),
    bankAccounts: [{ iban: compactIban(bank), bic: bank.bic }],
    beneficiary: { name: clean(bank.accountOwner) },
  };
  return encode({ payments: [payment] }, asItIs);
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
