import type { CurrencyCode } from '../money/currencies.ts';

/** Signs, codes and names of currencies in the languages of the markets, in the forms that stand beside amounts. */
export const currencyNames: Record<CurrencyCode, string> = {
  EUR: '€, eur, euro, euros, evro, evra, evri, evrov, evre, eura, euri, eurai, eurų, eurus, eurách, евро, ευρώ',
  GBP: '£, gbp, pound, pounds, quid',
  CHF: 'chf, fr, frs, sfr, franken, franc, francs, franco, franchi',
  CZK: 'czk, kč, koruna, koruny, korun, korunách',
  DKK: 'dkk, kr, krone, kroner',
  SEK: 'sek, kr, krona, kronor',
  NOK: 'nok, kr, krone, kroner',
  HUF: 'huf, ft, forint, forintos',
  RON: 'ron, lei, leu, de lei',
  PLN: 'pln, zł, złoty, złote, złotych',
  BGN: 'bgn, лв, лев, лева',
  USD: '$, usd, dollar, dollars',
};
