/** One line of the log: what failed, why, and ids; never what a person typed. */

/**
 * JSON for `console.error`. A database error ends with the parameters of its query, which may be a name or an
 * address: they are removed.
 */
export function logLine(
  error: string,
  reason: unknown,
  facts: Record<string, string | number> = {},
): string {
  return JSON.stringify({ error, reason: reasonOf(reason), ...facts });
}

function reasonOf(reason: unknown): string {
  const [text = ''] = String(reason).split('\nparams:');
  const cause = reason instanceof Error && reason.cause ? `: ${reasonOf(reason.cause)}` : '';
  return text + cause;
}
