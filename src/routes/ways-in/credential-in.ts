/** The credential in a form's field, as JSON; undefined if there is none. */
export function credentialIn(json: string | undefined): unknown {
  try {
    return json ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}
