/** PayPal is down, confused or refuses the credentials: requests are retried once, and no result is assumed. */
import { describe, expect, it } from 'vitest';
import { sandboxAccount } from '#worker/services/payments/paypal/sandbox/account.ts';
import { logged } from '../logged.ts';
import { answerInstead, desk, requestIn } from './paypal-exchanges.ts';

describe('when PayPal', () => {
  const isMoney = (request: Request) => !request.url.endsWith('/token');

  it.each([
    ['is down', () => answerInstead(503, {})],
    ['answers garbage', () => answerInstead(200, '<html>')],
    ['answers another form', () => answerInstead(200, { id: 7 })],
    ['does not answer', () => Promise.reject(new Error('timed out'))],
  ])(
    '%s the request is retried once with the same key, and then the result is unknown',
    async (_, silence) => {
      const keys: (string | null)[] = [];
      const at = desk(async (request) => {
        if (!isMoney(request)) return undefined;
        keys.push(request.headers.get('PayPal-Request-Id'));
        return silence();
      });
      const request = requestIn('de');
      await logged(async () => {
        expect(await at.provider.begin(request)).toEqual({ kind: 'unknown' });
      });
      expect(keys).toEqual([request.attemptId, request.attemptId]);
    },
  );

  it('is down for a moment, the retry succeeds', async () => {
    let times = 0;
    const at = desk(async (request) =>
      isMoney(request) && times++ === 0 ? answerInstead(500, {}) : undefined,
    );
    await logged(async () => {
      expect(await at.provider.begin(requestIn('de'))).toMatchObject({ kind: 'redirect' });
    });
  });

  it('has revoked the token, a new one is fetched', async () => {
    let times = 0;
    const asked: string[] = [];
    const at = desk(async (request) => {
      asked.push(new URL(request.url).pathname);
      return isMoney(request) && times++ === 0 ? answerInstead(401, {}) : undefined;
    });
    expect(await at.provider.begin(requestIn('de'))).toMatchObject({ kind: 'redirect' });
    expect(asked.slice(-3)).toEqual([
      '/v2/checkout/orders',
      '/v1/oauth2/token',
      '/v2/checkout/orders',
    ]);
  });

  it('refuses the credentials, the log names the setting and the payment is rejected', async () => {
    const at = desk(undefined, { ...sandboxAccount, secret: 'outdated' });
    const lines = await logged(async () => {
      const answer = await at.provider.begin(requestIn('de'));
      expect(answer).toEqual({ kind: 'rejected', error: 'payment-error' });
    });
    expect(lines.join()).toContain('PAYPAL_CLIENT_ID');
  });

  it('answers with an unexpected error, the log holds nothing of a person', async () => {
    const at = desk(async (request) =>
      isMoney(request)
        ? answerInstead(400, {
            name: 'INVALID_REQUEST',
            message: 'Ada',
            details: [{ issue: 'INVALID_PARAMETER_VALUE', value: 'ada@example.com' }],
          })
        : undefined,
    );
    const lines = await logged(() => at.provider.begin(requestIn('de')));
    expect(lines.join()).toContain('INVALID_PARAMETER_VALUE');
    expect(lines.join()).not.toMatch(/Ada|ada@|Byron|Hauptstra|10115/);
  });
});
