/** Asks a twin as a client does. */
import type { Twin } from './server.ts';

type Issued = { access_token: string; expires_in: number; scope: string; refresh_token?: string };
export type Told<Data> = {
  status: number;
  data: Data | null;
  errors?: {
    message: string;
    path?: unknown[];
    extensions: { code: string } & Record<string, unknown>;
  }[];
};

export async function issue(
  twin: Twin,
  form: Record<string, string>,
  path = '/oauth/token',
  { id, secret } = twin.client,
): Promise<{ status: number; body: Issued & { error?: string } }> {
  const response = await fetch(`${twin.url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: (await response.json()) as Issued };
}

export const clientToken = async (twin: Twin): Promise<string> =>
  (await issue(twin, { grant_type: 'client_credentials' })).body.access_token;

/** Of a customer who signs in. */
export const customerToken = async (twin: Twin, username: string, password: string) =>
  (
    await issue(
      twin,
      { grant_type: 'password', username, password },
      `/oauth/${twin.projectKey}/customers/token`,
    )
  ).body;

export const post = (twin: Twin, token: string, body: unknown, signal?: AbortSignal) =>
  fetch(twin.endpoint, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

export type Ask = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Told<Data>>;

export function askerOf(twin: Twin, token: string): Ask {
  return async <Data>(query: string, variables: Record<string, unknown> = {}) => {
    const response = await post(twin, token, { query, variables });
    return { ...((await response.json()) as Told<Data>), status: response.status };
  };
}

/** The answer's data; throws for an answer with errors. */
export async function dataOf<Data>(told: Promise<Told<Data>>): Promise<Data> {
  const { data, errors } = await told;
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}
