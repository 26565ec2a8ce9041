/** Numbers and bars of loyalty cards, read by an independent decoder. */
import {
  BinaryBitmap,
  GlobalHistogramBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { describe, expect, it } from 'vitest';
import { ean13Bars, ean13Modules } from '#domain/customer/ean-13.ts';
import {
  checkDigitOf,
  loyaltyCardIndex,
  loyaltyCardNumber,
  writtenCardNumber,
} from '#domain/customer/loyalty-card.ts';

/** What a scanner reads from the bars, drawn in black on white with the quiet zones of the standard. */
function scanned(number: string): string {
  const scale = 3;
  const [quiet, height] = [11 * scale, 20];
  const width = 95 * scale + 2 * quiet;
  const pixels = new Uint8ClampedArray(width * height).fill(255);
  for (const bar of ean13Bars(number)) {
    for (let y = 0; y < height; y += 1) {
      const from = y * width + quiet + bar.x * scale;
      pixels.fill(0, from, from + bar.width * scale);
    }
  }
  const source = new RGBLuminanceSource(pixels, width, height);
  const image = new BinaryBitmap(new GlobalHistogramBinarizer(source));
  return new MultiFormatReader().decode(image).getText();
}

describe('the bars of an EAN-13', () => {
  it('are those of a published example', () => {
    expect(ean13Modules('5901234123457')).toBe(
      '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    );
  });

  it.each([
    '4006381333931',
    '9780201379624',
    '0012345678905',
    ...Array.from({ length: 10 }, (_, first) => {
      const digits = `${first}12345678901`;
      return digits + checkDigitOf(digits);
    }),
  ])('of %s are read as this number', (number) => {
    // With a leading zero it is a UPC-A, whose twelve digits scanners report.
    expect(scanned(number)).toBe(number.replace(/^0/, ''));
  });
});

describe('the number of a card', () => {
  it('is read from its bars, with the prefix of numbers inside a company', () => {
    for (const index of [1, 2, 3, 1000, 999_999, 4_000_000_000]) {
      const number = loyaltyCardNumber(index);
      expect(number).toMatch(/^29\d{11}$/);
      expect(scanned(number)).toBe(number);
    }
  });

  it('is another one for each index', () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => loyaltyCardNumber(index));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Number(loyaltyCardNumber(2)) - Number(loyaltyCardNumber(1))).not.toBe(10);
  });

  it('leads back to its index, however it is written; a wrong digit leads to none', () => {
    for (const index of [1, 2, 999_999, 4_000_000_000]) {
      const number = loyaltyCardNumber(index);
      expect(loyaltyCardIndex(number)).toBe(index);
      expect(loyaltyCardIndex(writtenCardNumber(number))).toBe(index);
      expect(
        loyaltyCardIndex(number.replace(/.$/, (last) => String((Number(last) + 1) % 10))),
      ).toBe(undefined);
    }
    for (const none of ['', 'jo@mail.example', '4006381333931']) {
      expect(loyaltyCardIndex(none)).toBe(undefined);
    }
  });

  it('is written in the groups of the standard', () => {
    expect(writtenCardNumber('2901234567892')).toBe('2 901234 567892');
  });
});
