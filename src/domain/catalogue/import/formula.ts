/**
 * Cells that a spreadsheet would run as formulas. An export puts an apostrophe before them and an import removes it; a
 * text that already has apostrophes before such a character gets one more, so that it is imported unchanged.
 * Source: OWASP, CSV Injection.
 */
const dangerous = /^'*[=+\-@\t\r]/;

export function guarded(cell: string): string {
  return dangerous.test(cell) ? `'${cell}` : cell;
}

export function unguarded(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}
