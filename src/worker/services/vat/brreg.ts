/** The Norwegian register of enterprises (open data): each entry says whether it is registered for VAT. */
import * as z from 'zod';
import type { Registry } from './vat.ts';

const url = 'https://data.brreg.no/enhetsregisteret/api/enheter/';
const enterprise = z.object({ registrertIMvaregisteret: z.boolean() });

export const queryBrreg: Registry = async ({ number }, ask, _env, signal) => {
  const headers = { Accept: 'application/json' };
  const response = await ask(url + number.national, { headers, signal });
  const raw = await response.text();
  if (!response.ok) return { code: codeOf(response.status), raw };
  const { registrertIMvaregisteret } = enterprise.parse(JSON.parse(raw));
  return { code: registrertIMvaregisteret ? '200' : '201', raw };
};

/** 410: the enterprise was deleted from the register. */
function codeOf(status: number): string {
  if (status === 404 || status === 410) return '201';
  if (status === 429) return '208';
  return status < 500 ? '221' : '205';
}
