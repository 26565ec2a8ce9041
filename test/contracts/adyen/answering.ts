/** An Adyen that answers what it is told to, for tests of what the shop makes of it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { adyen } from '#worker/services/payments/adyen/adyen.ts';

export const config = {
  apiKey: 'key',
  merchantAccount: 'KontorECOM',
  hmacKeys: [],
  base: 'https://adyen.example/checkout',
};
/** Adyen answers these in turn, the last one ever after. */
export function adyenThat(...answers: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = [];
  const wire = async (each: Request) => {
    requests.push(each);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (!answer) throw new Error('no answer is prepared');
    return answer();
  };
  return { adyen: adyen(config, wire, 50), requests };
}

/** The log of each test, which never names the shopper of payment-request.ts. */
export function watchedLog(): string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(String(line)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const word of ['zoe@example.com', 'Łukasiewicz', 'Hauptstraße']) {
      expect(lines.join()).not.toContain(word);
    }
  });
  return lines;
}
