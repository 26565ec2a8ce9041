/** The credential in a form's field, as JSON; undefined if there is none. */
export function credentialIn({ credential }: Record<string, string>): unknown {
  try {
    return credential ? JSON.parse(credential) : undefined;
  } catch {
    return undefined;
  }
}
