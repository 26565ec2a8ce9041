/**
 * The two parts of a price's note in any language: what it says of VAT, with its comma, and of delivery. Beside net prices
 * only the second is true: "inc. VAT, " and "plus delivery".
 */
export function noteParts(note: string): [vat: string, delivery: string] {
  const at = note.indexOf(', ') + 2;
  return [note.slice(0, at), note.slice(at)];
}
