/** Numbers and dates as people and spreadsheets write them. Ambiguous values are rejected, not guessed. */

export type Read<Value> = { ok: true; value: Value } | { ok: false; why: string };

const read = <Value>(value: Value): Read<Value> => ({ ok: true, value });
const refused = (why: string): Read<never> => ({ ok: false, why });

/** A higher price is considered a mistake (price-document.ts). */
const maxCents = 100_000_000_000;

/** `1299`, `1299.5`, `1.299,00`, `1,299.00` in cents of any currency. */
export function centsOf(text: string): Read<number> {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '');
  const [, base, exponent] = /^([+-]?\d+)(?:\^|[eE]\+?)(\d+)$/.exec(plain) ?? [];
  if (base && exponent) {
    const large = Number(base) > 0 && Number(exponent) > 9;
    return refused(large ? `${text} is more than 1000000000.00` : `"${shown(text)}" is no amount`);
  }
  if (!/^[+-]?\d[\d.,]*$/.test(plain)) return refused(`"${shown(text)}" is no amount`);
  const [, sign = '', whole = '', mark = '', fraction = ''] =
    /^([+-]?)([\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(plain) ?? [];
  if (!isThousandsGrouped(whole, mark)) {
    return refused(`"${shown(text)}" may mean two amounts: write it as 1299.00`);
  }
  const cents = Number(whole.replace(/[.,]/g, '') + fraction.padEnd(2, '0'));
  if (sign === '-' && cents > 0) return refused(`${text} is less than 0`);
  if (cents > maxCents) return refused(`${text} is more than 1000000000.00`);
  return read(cents);
}

/** Digits only, or groups of three with a mark other than the decimal one; a lone `1.299` may be a fraction. */
function isThousandsGrouped(whole: string, fractionMark: string): boolean {
  if (/^\d+$/.test(whole)) return true;
  const [, mark, more] = /^\d{1,3}([.,])\d{3}((?:\1\d{3})*)$/.exec(whole) ?? [];
  return mark !== undefined && (fractionMark === '' ? more !== '' : fractionMark !== mark);
}

export function amountText(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function wholeOf(text: string): Read<number> {
  if (!/^[+-]?\d+$/.test(text)) return refused(`"${shown(text)}" is no whole number`);
  const value = Number(text);
  return Number.isSafeInteger(value) ? read(value) : refused(`${shown(text)} is too large`);
}

/** `12`, `12.5`, `12,5`. Three digits after the mark are rejected as possible thousands, except after a zero. */
export function decimalOf(text: string): Read<number> {
  const figure = text.replace(',', '.');
  const value = Number(figure);
  if (!/^[+-]?\d+(\.\d+)?$/.test(figure) || !Number.isFinite(value))
    return refused(`"${shown(text)}" is no number`);
  if (/^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(figure)) {
    const ways = `${figure.replace('.', '')} or ${figure}0`;
    return refused(`"${text}" may mean two numbers: write it as ${ways}`);
  }
  return read(value);
}

export function yesOrNo(text: string): Read<boolean> {
  if (/^(1|true|yes)$/i.test(text)) return read(true);
  if (/^(0|-1|false|no)$/i.test(text)) return read(false);
  return refused(`"${shown(text)}" is neither true nor false`);
}

/** A day or an ISO instant; without a zone it is taken as UTC. Hours below ten may have one digit, as in PHP. */
export function instantOf(text: string): Read<string> {
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(
      text,
    ) ?? [];
  const instant = new Date(`${day}T${time.replace(/^\d:/, '0$&')}${zone}`);
  // The 30th of February would roll over into March.
  const exists = day && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  if (!exists || Number.isNaN(instant.getTime())) {
    return refused(`"${shown(text)}" is no date such as 2026-03-31`);
  }
  return read(instant.toISOString());
}

/** The text of a cell, shortened for a message. */
export function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
