/** The registries of the Union and of Britain: answers as they send them, and what each answer means. */
import { describe, expect, it } from 'vitest';
import { isRequesterFault, resultOf } from '#domain/vat/codes.ts';
import legacy from '../../contracts/vat/evatr-legacy-codes.json';
import evatr from '../../contracts/vat/evatr-rest-status.json';
import samples from '../../contracts/vat/hmrc-uid-samples.json';
import vies from '../../contracts/vat/vies-rest.json';
import { type Asked, asked, austrian, german, json } from './vat-question.ts';

describe('the German registry', () => {
  const told = (status: string, http = 200) => json({ id: 'receipt', status }, http);

  it('is called with a German number about a foreign one and its trader, and returns a receipt', async () => {
    const answer = await asked('ATU12345675', told('evatr-0000'), german);
    expect(answer).toMatchObject({
      provider: 'bzst',
      result: 'valid',
      code: '200',
      requestId: 'receipt',
      raw: '{"id":"receipt","status":"evatr-0000"}',
      lines: [],
    });
    expect(answer.requests).toHaveLength(1);
    expect(answer.requests[0]?.url).toBe(evatr.endpoints.VALIDATION);
    expect(JSON.parse(answer.requests[0]?.body ?? '')).toEqual({
      anfragendeUstid: 'DE123456788',
      angefragteUstid: 'ATU12345675',
      firmenname: 'Werkstatt',
      ort: 'Wien',
      plz: '1010',
      strasse: 'Weg 1',
    });
  });

  it('is never called about a German number or with a foreign one, whatever is configured', async () => {
    const valid = json({ valid: true });
    expect((await asked('DE123456788', valid, german)).provider).toBe('vies');
    expect((await asked('ATU12345675', valid, austrian)).provider).toBe('vies');
    const forced = { ...austrian, VAT_PROVIDERS: 'AT=bzst' };
    expect((await asked('ATU12345675', valid, forced)).provider).toBe('vies');
    const other = { ...german, VAT_PROVIDERS: 'AT=vies' };
    expect((await asked('ATU12345675', valid, other)).provider).toBe('vies');
  });

  /** eu-2026.md §12 no. 2, P-34; every status there is. */
  const codes: Record<string, string> = {
    'evatr-0000': '200 valid',
    'evatr-0001': '221 unknown, ours',
    'evatr-0002': '215 unknown, ours',
    'evatr-0003': '216 valid',
    'evatr-0004': '214 unknown, ours',
    'evatr-0005': '209 invalid',
    'evatr-0006': '213 unknown, ours',
    'evatr-0007': '221 unknown, ours',
    'evatr-0008': '999 unknown',
    'evatr-0011': '999 unknown',
    'evatr-0012': '209 invalid',
    'evatr-0013': '999 unknown',
    'evatr-1001': '999 unknown',
    'evatr-1002': '999 unknown',
    'evatr-1003': '999 unknown',
    'evatr-1004': '999 unknown',
    'evatr-2001': '202 invalid',
    'evatr-2002': '203 invalid',
    'evatr-2003': '212 invalid',
    'evatr-2004': '999 unknown',
    'evatr-2005': '206 unknown, ours',
    'evatr-2006': '204 invalid',
    'evatr-2007': '217 unknown',
    'evatr-2008': '218 valid',
    'evatr-2011': '999 unknown',
    'evatr-3011': '999 unknown',
  };
  type Status = { http?: number };

  it.each(Object.entries(evatr.status as Record<string, Status>))(
    '%s',
    async (status, { http }) => {
      const { code, result, lines } = await asked('ATU12345675', told(status, http), german);
      expect(`${code} ${result}${lines.length > 0 ? ', ours' : ''}`).toBe(codes[status]);
    },
  );
});

describe('codes of the specification', () => {
  const { valid, could_not_validate } = legacy.spec_mapping;
  it.each(Object.keys(legacy.codes))('%s', (code) => {
    const ours = ['206', '207', '213', '214', '215', '221'].includes(code);
    expect(isRequesterFault(code)).toBe(ours);
    // 217, 220: the service failed, which says nothing about the number.
    const unsure = ours || [...could_not_validate, '217', '220'].includes(code);
    const told = valid.includes(code) ? 'valid' : unsure ? 'unknown' : 'invalid';
    expect(resultOf(code)).toBe(told);
  });
});

describe('VIES', () => {
  it('receives the requester, and returns a receipt', async () => {
    const body = { ...vies.check_response, requestIdentifier: 'WAPI1' };
    const answer = await asked('EL123456783', json(body), austrian);
    expect(answer).toMatchObject({ provider: 'vies', result: 'valid', requestId: 'WAPI1' });
    expect(`POST ${answer.requests[0]?.url}`).toBe(vies.endpoints.check.split(' {')[0]);
    expect(JSON.parse(answer.requests[0]?.body ?? '')).toEqual({
      countryCode: 'EL',
      vatNumber: '123456783',
      requesterMemberStateCode: 'AT',
      requesterNumber: 'U12345675',
    });
  });

  it.each(['GB123456727', 'CHE123456788', 'NO123456785'])(
    'the shop’s number %s is not sent as the requester',
    async (own) => {
      const answer = await asked('XI123456727', json(vies.check_response), {
        VAT_IDS: `de=${own}`,
      });
      expect(JSON.parse(answer.requests[0]?.body ?? '')).toEqual({
        countryCode: 'XI',
        vatNumber: '123456727',
      });
    },
  );

  it('reports an invalid number', async () => {
    const body = { ...vies.check_response, valid: false };
    expect(await asked('XI123456727', json(body), austrian)).toMatchObject({
      provider: 'vies',
      result: 'invalid',
      code: '201',
    });
  });

  const faults = Object.values(vies.test_numbers).filter((name) => name === name.toUpperCase());
  it.each(faults)('%s', async (error) => {
    const body = { ...vies.error_response, errorWrappers: [{ error }] };
    const { result, lines } = await asked('ATU12345675', json(body), austrian);
    const ours = ['INVALID_REQUESTER_INFO', 'VAT_BLOCKED', 'IP_BLOCKED'].includes(error);
    expect(result).toBe(error === 'INVALID_INPUT' ? 'invalid' : 'unknown');
    expect(lines).toHaveLength(ours ? 1 : 0);
  });
});

describe('HMRC', () => {
  const token = { access_token: 'pass', expires_in: 14_400, token_type: 'bearer' };
  const british =
    (answer: () => Response | Promise<Response>) =>
    ({ url }: Asked) =>
      url.endsWith('/oauth/token') ? Response.json(token) : answer();

  it('is called with a token, which is cached until it expires', async () => {
    const id = crypto.randomUUID();
    const found = british(json(samples.hmrc.ok));
    const first = await asked('GB123456727', found, { HMRC_CLIENT_ID: id });
    expect(first).toMatchObject({ provider: 'hmrc', result: 'valid', code: '200' });
    expect(first.requests.map(({ url }) => url)).toEqual([
      'https://api.service.hmrc.gov.uk/oauth/token',
      'https://api.service.hmrc.gov.uk/organisations/vat/check-vat-number/lookup/123456727',
    ]);
    const [grant, lookup] = first.requests;
    expect(new URLSearchParams(grant?.body).get('grant_type')).toBe('client_credentials');
    expect(lookup?.headers.get('Authorization')).toBe('Bearer pass');
    expect(lookup?.headers.get('Accept')).toBe('application/vnd.hmrc.2.0+json');
    const second = await asked('GB123456727', found, { HMRC_CLIENT_ID: id });
    expect(second.requests).toHaveLength(1);
  });

  it('returns a receipt to a shop with a British number', async () => {
    const body = { ...samples.hmrc.ok, requester: '999', consultationNumber: 'C-1' };
    const answer = await asked('GB123456727', british(json(body)), { VAT_IDS: 'de=GB999000005' });
    expect(answer.requestId).toBe('C-1');
    expect(answer.requests[1]?.url).toMatch(/\/123456727\/999000005$/);
  });

  it.each([
    [samples.hmrc.not_found.http, 'invalid', 0],
    [400, 'unknown', 1],
    [401, 'unknown', 1],
    [403, 'unknown', 1],
    [429, 'unknown', 0],
    [500, 'unknown', 0],
  ])('%s', async (status, result, alerts) => {
    const answer = await asked('GB123456727', british(json({ code: 'X' }, status)));
    expect(answer.result).toBe(result);
    expect(answer.lines).toHaveLength(alerts);
  });

  it('without its secrets logs their names in production, and the result is unknown', async () => {
    const missing = { HMRC_CLIENT_ID: '', SANDBOX: '', VAT_IDS: 'de=DE123456788' };
    const answer = await asked('GB123456727', british(json({})), missing);
    expect(answer).toMatchObject({ result: 'unknown', requests: [] });
    expect(answer.lines.join()).toContain('HMRC_CLIENT_ID');
  });
});
