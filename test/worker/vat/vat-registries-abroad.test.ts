/** The Swiss and the Norwegian register, failures of any registry (result `unknown`), and the sandbox's numbers. */
import { describe, expect, it } from 'vitest';
import { ownNumberOf } from '#domain/vat/own-number.ts';
import { checkVatNumber } from '#worker/services/vat/vat.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import samples from '../../contracts/vat/hmrc-uid-samples.json';
import { env } from '../environment.ts';
import { logged } from '../logged.ts';
import { asked, austrian, german, json, numberOf } from './vat-question.ts';

describe('the Swiss register', () => {
  const soap =
    (body: string, status = 200) =>
    () =>
      new Response(
        `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`,
        { status },
      );
  const told = (result: boolean) =>
    soap(
      `<ValidateVatNumberResponse xmlns="${samples.ch_uid.namespace}"><ValidateVatNumberResult>${result}</ValidateVatNumberResult></ValidateVatNumberResponse>`,
    );

  it('is called with its own SOAP request', async () => {
    const answer = await asked('CHE-123.456.788 MWST', told(true));
    expect(answer).toMatchObject({ provider: 'uid', result: 'valid' });
    const [request] = answer.requests;
    expect(`SOAP ${request?.url}`).toBe(samples.ch_uid.endpoint);
    expect(request?.headers.get('SOAPAction')).toContain(samples.ch_uid.actions[1]);
    expect(request?.body).toContain('<vatNumber>CHE123456788</vatNumber>');
    expect(request?.body).toContain(samples.ch_uid.namespace);
  });

  it('reports an invalid number', async () => {
    expect((await asked('CHE123456788', told(false))).result).toBe('invalid');
  });

  it.each([
    ['<businessFault><Error>Data_validation_failed</Error></businessFault>', 'invalid', 0],
    ['<businessFault><Error>Request_limit_exceeded</Error></businessFault>', 'unknown', 0],
    ['<businessFault><Error>Other</Error></businessFault>', 'unknown', 0],
    ['<infrastructureFault/>', 'unknown', 0],
    ['<securityFault/>', 'unknown', 1],
  ])('%s', async (fault, result, alerts) => {
    const answer = await asked('CHE123456788', soap(`<s:Fault>${fault}</s:Fault>`, 500));
    expect([answer.result, answer.lines.length]).toEqual([result, alerts]);
  });
});

describe('the Norwegian register', () => {
  const told = (registrertIMvaregisteret: boolean) => json({ registrertIMvaregisteret });

  it.each([
    ['registered', told(true), 'valid', 0],
    ['an enterprise that is not', told(false), 'invalid', 0],
    ['nobody', json({}, 404), 'invalid', 0],
    ['deleted', json({}, 410), 'invalid', 0],
    ['busy', json({}, 429), 'unknown', 0],
    ['refused', json({}, 403), 'unknown', 1],
    ['down', json({}, 503), 'unknown', 0],
  ])('%s', async (_what, answer, result, alerts) => {
    const { provider, requests, lines, ...told } = await asked('NO123456785MVA', answer);
    expect([provider, told.result, lines.length]).toEqual(['brreg', result, alerts]);
    expect(requests[0]?.url).toBe('https://data.brreg.no/enhetsregisteret/api/enheter/123456785');
  });
});

describe.each<[string, string, Partial<Bindings>]>([
  ['bzst', 'ATU12345675', german],
  ['vies', 'ATU12345675', austrian],
  ['hmrc', 'GB123456727', {}],
  ['uid', 'CHE123456788', {}],
  ['brreg', 'NO123456785', {}],
])('%s', (provider, number, settings) => {
  const never = () => new Promise<Response>(() => undefined);
  it.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => new Response('<h1>Error</h1>', { status: 500 })],
    ['answers something else', () => new Response('<h1>Welcome</h1>')],
    ['answers other JSON', json({ hello: 'world' })],
    ['cannot be reached', () => Promise.reject(new Error('no network'))],
    ['does not answer', never],
  ])('%s', async (_what, answer) => {
    const told = await asked(number, answer, settings);
    expect(told).toMatchObject({ provider, result: 'unknown' });
  });
});

describe('no registry is called for a malformed number', () => {
  it.each([
    ['ATU12345674', '210'],
    ['DE12', '210'],
    ['DE12345678Ü', '211'],
  ])('%s', async (text, code) => {
    const answer = await asked(text, () => Promise.reject(new Error('asked')));
    expect(answer).toMatchObject({ provider: 'syntax', result: 'invalid', code, requests: [] });
  });
});

describe('the sandbox answers by its numbers', () => {
  const outcomes = ['invalid', 'invalid', 'unknown', 'unknown', 'unknown', 'unknown'];
  const numbers: Record<string, string[]> = {
    bzst: 'ATU99990108 ATU99990206 ATU99990304 ATU99990402 ATU99990509 ATU99990607'.split(' '),
    vies: 'DE999901003 DE999902006 DE999903009 DE999904001 DE999905004 DE999906007'.split(' '),
    hmrc: 'GB999901194 GB999902191 GB999903188 GB999904185 GB999905182 GB999906179'.split(' '),
    uid: 'CHE999901129 CHE999902123 CHE999903128 CHE999904122 CHE999905127 CHE999906121'.split(' '),
    brreg: 'NO999901107 NO999902103 NO999903118 NO999904106 NO999905102 NO999906109'.split(' '),
  };
  const question = (text: string) => ({
    number: numberOf(text),
    asker: ownNumberOf(env.settings, 'de') ?? numberOf(text),
  });

  it.each(Object.entries(numbers))('of %s', async (provider, ofProvider) => {
    const answers: string[] = [];
    await logged(async () => {
      for (const text of ofProvider) {
        const told = await checkVatNumber(env, question(text), undefined, 200);
        expect(told.provider, text).toBe(provider);
        answers.push(told.result);
      }
    });
    expect(answers).toEqual(outcomes);
  });

  it.each(['ATU12345675', 'DE123456788', 'GB123456727', 'CHE123456788', 'NO123456785'])(
    '%s is valid',
    async (text) => {
      expect((await checkVatNumber(env, question(text))).result).toBe('valid');
    },
  );
});
