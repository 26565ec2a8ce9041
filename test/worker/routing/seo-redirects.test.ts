/** The lookup of moved addresses: a function answers in place of the remote service. */
import { describe, expect, it } from 'vitest';
import { seoRedirectOf } from '#worker/services/seo-redirects/seo-redirects.ts';
import { env, environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';

const configured = environmentWith({ SEO_REDIRECTS_URL: 'https://seo.invalid/lookup?shop=1' });
const source = new URL('http://de.localhost/alt?a=1');

const answering = (body: unknown, status = 200) =>
  seoRedirectOf(source, configured, async () => Response.json(body, { status }));

describe('an address that the service knows', () => {
  it.each([
    [
      { redirectionCode: 301, targetURL: '/neu' },
      { status: 301, location: '/neu' },
    ],
    [
      { redirectionCode: '302', targetURL: '/neu?b=2' },
      { status: 302, location: '/neu?b=2' },
    ],
    [{ targetURL: 'http://de.localhost/neu' }, { status: 308, location: '/neu' }],
    [
      { redirectionCode: 999, targetURL: '/neu' },
      { status: 308, location: '/neu' },
    ],
    [
      { targetURL: 'http://at.localhost/neu' },
      { status: 308, location: 'http://at.localhost/neu' },
    ],
  ])('%j gives a redirect', async (body, redirect) => {
    expect(await answering(body)).toEqual(redirect);
  });

  it('is looked up by its whole address', async () => {
    const asked: string[] = [];
    await seoRedirectOf(source, configured, async (question) => {
      asked.push(String(question));
      return Response.json({});
    });
    expect(asked).toEqual([
      'https://seo.invalid/lookup?shop=1&sourceUrl=http%3A%2F%2Fde.localhost%2Falt%3Fa%3D1',
    ]);
  });
});

describe('there is no redirect', () => {
  it.each([
    ['in a circle', { targetURL: '/alt?a=1' }],
    ['off the site', { targetURL: 'https://evil.example/neu' }],
    ['off the site without a scheme', { targetURL: '//evil.example/neu' }],
    ['to a script', { targetURL: 'javascript:alert(1)' }],
    ['to a lookalike', { targetURL: 'http://de.localhost.evil.example/' }],
    ['to another port', { targetURL: 'http://at.localhost:1234/' }],
    ['nowhere', { targetURL: '' }],
    ['without a target', {}],
    ['for an answer that is none', null],
  ])('%s', async (_why, body) => {
    expect(await answering(body)).toBeUndefined();
  });

  it('when the service refuses, fails or answers nonsense, and the page does not fail', async () => {
    expect(await answering({ targetURL: '/neu' }, 404)).toBeUndefined();
    const lines = await logged(async () => {
      const broken = () => Promise.reject(new Error('connection refused'));
      expect(await seoRedirectOf(source, configured, broken)).toBeUndefined();
      const nonsense = async () => new Response('<html>');
      expect(await seoRedirectOf(source, configured, nonsense)).toBeUndefined();
    });
    expect(lines).toHaveLength(2);
  });

  it('where no service is configured, which is the default', async () => {
    expect(env.SEO_REDIRECTS_URL).toBe('');
    const never = () => {
      throw new Error('asked all the same');
    };
    expect(await seoRedirectOf(source, env, never)).toBeUndefined();
  });
});
