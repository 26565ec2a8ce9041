/** What an SMTP answer means for the mail and for the others. */
import { expect, it } from 'vitest';
import { resultOfSmtpError } from '#worker/services/mail/smtp-errors.ts';

const refused = 'refused';
const later = 'later';
const away = 'later, service away';

it.each([
  ['EENVELOPE', 550, 'RCPT TO', refused],
  ['EENVELOPE', 553, 'RCPT TO', refused],
  ['EENVELOPE', 451, 'RCPT TO', later],
  ['EENVELOPE', 421, 'RCPT TO', away],
  ['EMESSAGE', 552, 'DATA', refused],
  ['EMESSAGE', 554, 'DATA', refused],
  ['EMESSAGE', 452, 'DATA', later],
  ['EENVELOPE', 550, 'MAIL FROM', away],
  ['EAUTH', 535, 'AUTH PLAIN', away],
  ['EAUTH', 454, 'AUTH PLAIN', away],
  ['EPROTOCOL', 554, 'CONN', away],
  ['ETIMEDOUT', undefined, 'CONN', away],
  ['ESOCKET', undefined, 'DATA', away],
])('%s %s at %s: %s', (code, responseCode, command, expected) => {
  const error = Object.assign(new Error('text'), { code, responseCode, command });
  const result = resultOfSmtpError(error);
  const isAway = result.kind === 'later' && result.isServiceAway;
  expect(isAway ? away : result.kind).toBe(expected);
});

it('an error without fields is for later', () => {
  expect(resultOfSmtpError('text')).toEqual({
    kind: 'later',
    isServiceAway: true,
    code: 'no code',
    detail: 'text',
  });
});
