/**
 * Cells that a spreadsheet would run. An export puts an apostrophe before them and an import takes it off again; a
 * text that has apostrophes of its own before such a sign gets one more, so that nothing is lost on the way.
 * Source: OWASP, CSV Injection.
 */
const dangerous = /^'*[=+\-@\t\r]/;

export function guarded(cell: string): string {
  return dangerous.test(cell) ? `'${cell}` : cell;
}

export function unguarded(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}
