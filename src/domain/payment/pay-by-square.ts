/**
 * The payment code of Slovak banks, version 1.2: fields between tabs, a checksum before them, LZMA, base 32. Source:
 * PAY by square specifications, Slovenská banková asociácia.
 */
import type { Transfer } from './bank-transfer.ts';
import { lzmaLiterals } from './lzma.ts';
import { compactIban, decimalAmount, variableSymbol } from './transfer-text.ts';

export function payBySquare(transfer: Transfer): string {
  const body = new TextEncoder().encode(fieldsOf(transfer).join('\t'));
  const checked = new Uint8Array([...littleEndian(crc32(body), 4), ...body]);
  const paymentVersion12 = [0x02, 0x00];
  return base32([
    ...paymentVersion12,
    ...littleEndian(checked.length, 2),
    ...lzmaLiterals(checked),
  ]);
}

function fieldsOf({ bank, amount, reference }: Transfer): string[] {
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const paymentOrder = '1';
  const one = '1';
  const none = '0';
  return [
    /* invoice */ '',
    one,
    paymentOrder,
    decimalAmount(amount),
    amount.currencyCode,
    /* due on */ '',
    variableSymbol(reference),
    /* constant, specific symbol, originator's reference */ '',
    '',
    '',
    clean(reference),
    one,
    compactIban(bank),
    bank.bic,
    /* standing order, direct debit */ none,
    none,
    clean(bank.accountOwner),
    /* street, city */ '',
    '',
  ];
}

function littleEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_, at) => (value >>> (8 * at)) & 0xff);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUV';

/** Five bits a letter, the rest filled with zeros. */
function base32(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => digits[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
