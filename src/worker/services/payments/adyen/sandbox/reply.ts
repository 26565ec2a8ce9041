/** Responses of the sandbox Adyen. Error codes: docs.adyen.com/development-resources/error-codes. */

export type Reply = { status: number; body: object };

export const ok = (body: object): Reply => ({ status: 200, body });
export const created = (body: object): Reply => ({ status: 201, body });

/** errorCode, HTTP status, type and Adyen's message. */
const complaints = {
  unauthorized: ['000', 401, 'security', 'HTTP Status Response - Unauthorized'],
  merchant: ['901', 403, 'security', 'Invalid Merchant Account'],
  unreadable: ['702', 400, 'validation', 'Unexpected input'],
  notFound: ['000', 404, 'validation', 'Not found'],
  amountMissing: ['100', 422, 'validation', 'No amount specified'],
  amountInvalid: ['137', 422, 'validation', 'Invalid amount specified'],
  currency: ['138', 422, 'validation', 'Unsupported currency specified'],
  reference: ['130', 422, 'validation', 'Reference Missing'],
  original: ['167', 422, 'validation', 'Original pspReference required for this operation'],
  sameKey: ['704', 422, 'validation', 'Request already processed or in progress'],
  returnUrl: ['14_030', 422, 'validation', 'Return URL is missing.'],
  result: ['702', 422, 'validation', 'The result is not valid for this request.'],
  token: ['174', 422, 'validation', 'Unable to decrypt data'],
  rejected: ['905_1', 422, 'validation', 'Could not find an acquirer account for the request.'],
} as const;

export type ErrorReply = keyof typeof complaints;

export function errorReply(complaint: ErrorReply): Reply {
  const [errorCode, status, errorType, message] = complaints[complaint];
  return { status, body: { status, errorCode, errorType, message } };
}
