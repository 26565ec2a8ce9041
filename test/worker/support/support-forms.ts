/** The support form as visitors send it, with files, and the case that it opens. */
import { env } from '../environment.ts';
import { formsOf, type PageForm } from '../html-forms.ts';
import { led, type Visitor } from '../visitor.ts';

export const person = {
  'support.name': 'Zora Nováková',
  'support.email': 'zora@mail.example',
  'support.subject': 'Wo ist mein Paket?',
  'support.description': 'Guten Tag,\nbitte um <b>Auskunft</b>.',
};

/** The form of a topic, with the hidden fields that its page has. */
export async function formAbout(shopper: Visitor, about: string, sku = ''): Promise<PageForm> {
  const query = new URLSearchParams({ about, ...(sku && { sku }) });
  return caseForm(await shopper.get(`/contact?${query}`));
}

/** The form of a page that has a key. */
export async function caseForm(response: Response): Promise<PageForm> {
  const forms = await formsOf(response);
  const form = forms.find(({ controls }) => controls.has('support.key') || controls.has('reply'));
  if (!form) throw new Error(`no support form, status ${response.status}`);
  return form;
}

export type Filled = Record<string, string>;

/** As a browser sends it: typed over what stands in it, four seconds after it was shown. */
export async function send(
  shopper: Visitor,
  { action, controls }: PageForm,
  typed: Filled,
  files: Record<string, File[]> = {},
): Promise<Response> {
  const body = new FormData();
  const stands = [...controls.values()].flatMap(({ name, type, value }) =>
    value === undefined || type === 'file' ? [] : [[name, value] as const],
  );
  const shown = controls.has('support.shown') ? { 'support.shown': String(Date.now() - 4000) } : {};
  const values = { ...Object.fromEntries(stands), ...shown, ...typed };
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  for (const [name, all] of Object.entries(files)) for (const file of all) body.append(name, file);
  return shopper.send(action, { method: 'POST', body, headers: { Origin: shopper.origin } });
}

/** Sends a request that has to be accepted; returns where its receipt is. */
export async function sent(
  shopper: Visitor,
  about: string,
  typed: Filled = {},
  files: Record<string, File[]> = {},
): Promise<string> {
  return led(send(shopper, await formAbout(shopper, about), { ...person, ...typed }, files));
}

export type CaseRow = Record<string, string | number | null> & { id: string; number: string };

export async function caseAbout(subject: string): Promise<CaseRow> {
  const row = await env.DB.prepare('SELECT * FROM support_cases WHERE subject = ?')
    .bind(subject)
    .first<CaseRow>();
  if (!row) throw new Error(`no case about ${subject}`);
  return row;
}

export const countOfCases = (subject: string) =>
  env.DB.prepare('SELECT count(*) AS n FROM support_cases WHERE subject = ?')
    .bind(subject)
    .first<number>('n');

export const newSubject = () => `Anliegen ${crypto.randomUUID()}`;
