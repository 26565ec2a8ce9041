/**
 * Answers of registries, as codes of the German service that the specification uses (switched off on 2025-11-30), and
 * what each means for a shopper. Source: purchase-flow.txt §5 VAT; eu-2026.md P-34, §12 no. 2, 3.
 */

export type VatResult = 'valid' | 'invalid' | 'unknown';

const valid = ['200', '216', '218', '219', '223'];
/** The registry could not answer: busy, unavailable, or queried by another requester at the same time. */
const unsure = ['205', '208', '999'];
/** Our own number, our rights or our request is wrong. The specification would report the shopper's number as wrong. */
const requesterFaults = ['206', '207', '213', '214', '215', '221'];
/** The service itself failed, which the specification counts as no answer too. */
const serviceFailures = ['217', '220'];

/** Codes that say nothing about the shopper's number give `unknown`. */
export function resultOf(code: string): VatResult {
  if (valid.includes(code)) return 'valid';
  const isNoAnswer = [...unsure, ...requesterFaults, ...serviceFailures].includes(code);
  return isNoAnswer || !/^2\d\d$/.test(code) ? 'unknown' : 'invalid';
}

/** The query should be repeated. */
export const isUncertainCode = (code: string): boolean => unsure.includes(code);

/** Must be reported to an operator. */
export const isRequesterFault = (code: string): boolean => requesterFaults.includes(code);

export const unknownVatCode = '999';

/** The requester's own number is wrong or missing. */
export const noOwnNumber = '206';

/** Statuses of the German registry's REST service; any other is unknown. */
const evatrCodes: Record<string, string> = {
  'evatr-0000': '200',
  'evatr-0001': '221',
  'evatr-0002': '215',
  'evatr-0003': '216',
  'evatr-0004': '214',
  'evatr-0005': '209',
  'evatr-0006': '213',
  'evatr-0007': '221',
  'evatr-0012': '209',
  'evatr-2001': '202',
  'evatr-2002': '203',
  'evatr-2003': '212',
  'evatr-2005': '206',
  'evatr-2006': '204',
  'evatr-2007': '217',
  'evatr-2008': '218',
};

export const codeOfEvatr = (status: string): string => evatrCodes[status] ?? unknownVatCode;

/** Errors of VIES; any other is unknown. */
const viesCodes: Record<string, string> = {
  INVALID_INPUT: '209',
  INVALID_REQUESTER_INFO: '206',
  VAT_BLOCKED: '213',
  IP_BLOCKED: '213',
  MS_UNAVAILABLE: '205',
  SERVICE_UNAVAILABLE: '205',
  TIMEOUT: '205',
  GLOBAL_MAX_CONCURRENT_REQ: '208',
  GLOBAL_MAX_CONCURRENT_REQ_TIME: '208',
  MS_MAX_CONCURRENT_REQ: '208',
  MS_MAX_CONCURRENT_REQ_TIME: '208',
};

export const codeOfVies = (error: string): string => viesCodes[error] ?? unknownVatCode;
