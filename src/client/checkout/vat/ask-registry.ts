/** Checks a VAT number through our façade. Source: purchase-flow.txt §7. */
import { errorCodeIn } from '#domain/vat/evatr-xml.ts';
import { shopPrefix } from '../../browser/call.ts';

/** The registry has a time-out of five seconds; the whole request gets a little more. */
const timeoutMs = 6_500;

type Unanswered = { why: 'slow' | 'technical' };

/** Returns the registry's response code. Never throws. */
export async function queryVatRegistry(
  asker: string,
  number: string,
): Promise<{ code: string } | Unanswered> {
  const query = new URLSearchParams({ UstId_1: asker, UstId_2: number });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${shopPrefix()}/vat/validate?${query}`, { signal });
    const code = errorCodeIn(await response.text());
    return code ? { code } : { why: 'technical' };
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    return { why: isSlow ? 'slow' : 'technical' };
  }
}
