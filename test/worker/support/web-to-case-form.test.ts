/** The support form with the field names of the customer-service platform: POST /web-to-case. */
import { expect, it } from 'vitest';
import { newEmail } from '../customers.ts';
import { env } from '../environment.ts';
import { visitor } from '../visitor.ts';
import { caseAbout, countOfCases, newSubject } from './support-forms.ts';

const orgId = env.settings.webToCaseOrgId ?? '';
const address = (changes: Record<string, string> = {}) =>
  `/web-to-case?${new URLSearchParams({ encoding: 'UTF-8', orgId, ...changes })}`;

const form = (subject: string, changes: Record<string, string> = {}) => ({
  orgid: orgId,
  retURL: 'http://de.localhost/contact/sent',
  debug: '0',
  recordType: '0123X000000aBcD',
  external: '1',
  reason: 'sales',
  subreason: 'offer-discount',
  name: 'Zora Nováková',
  company: 'Nová s.r.o.',
  email: newEmail(),
  phone: '+49 30 901820',
  subject,
  description: 'Drei Stück, bitte.',
  productNumber: '10012345',
  quantity: '3',
  vatId: 'DE129273398',
  countryLabel: 'Germany',
  locale: 'de-DE',
  ...changes,
});

it('opens a case, and leads to the return address of the shop', async () => {
  const subject = newSubject();
  const response = await visitor('de').post(address(), form(subject));
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact/sent']);
  expect(await caseAbout(subject)).toMatchObject({
    reason: 'sales',
    subreason: 'offer-discount',
    company: 'Nová s.r.o.',
    product_number: '10012345',
    quantity: 3,
    vat_id: 'DE129273398',
  });
});

it('a return address elsewhere is not followed: the receipt is shown', async () => {
  const subject = newSubject();
  const sent = form(subject, { retURL: 'https://evil.example/' });
  const response = await visitor('de').post(address(), sent);
  expect(response.headers.get('Location')).toMatch(/^\/contact\/sent\?case=/);
});

it.each([
  ['encoding', { encoding: 'latin1' }],
  ['orgId', { orgId: '00DsomebodyElse' }],
])('another %s is refused by name', async (name, changes) => {
  const subject = newSubject();
  const response = await visitor('de').post(address(changes), form(subject));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(`: ${name}`);
  expect(await countOfCases(subject)).toBe(0);
});

it('a form without what its subreason needs is shown again with what was typed', async () => {
  const subject = newSubject();
  const { quantity: _none, ...incomplete } = form(subject);
  const response = await visitor('de').post(address(), incomplete);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(subject);
  expect(await countOfCases(subject)).toBe(0);
});
