/** The Swiss register of enterprises, SOAP. Contract: test/contracts/vat/hmrc-uid-samples.json. */
import { vatNumberText } from '#domain/vat/numbers.ts';
import type { Registry } from './vat.ts';

const url = 'https://www.uid-wse.admin.ch/V5.0/PublicServices.svc';
const namespace = 'http://www.uid.admin.ch/xmlns/uid-wse';

export const queryUid: Registry = async ({ number }, ask, _env, signal) => {
  const response = await ask(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'text/xml; charset=utf-8',
      SOAPAction: `"${namespace}/IPublicServices/ValidateVatNumber"`,
    },
    body: envelope(vatNumberText(number)),
    signal,
  });
  const raw = await response.text();
  return { code: codeOf(raw), raw };
};

/** The number needs no XML escaping: it consists of letters and digits. */
function envelope(number: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><ValidateVatNumber xmlns="${namespace}"><vatNumber>${number}</vatNumber></ValidateVatNumber></soap:Body></soap:Envelope>`;
}

function codeOf(xml: string): string {
  const result = /<(?:\w+:)?ValidateVatNumberResult>\s*(true|false)\s*</.exec(xml)?.[1];
  if (result) return result === 'true' ? '200' : '201';
  if (/Request_limit_exceeded/i.test(xml)) return '208';
  if (/Data_validation_failed/i.test(xml)) return '209';
  if (/securityFault/i.test(xml)) return '213';
  if (/infrastructureFault|businessFault/i.test(xml)) return '205';
  throw new Error('the UID register answered something else');
}
