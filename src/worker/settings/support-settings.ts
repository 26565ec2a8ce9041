import * as z from 'zod';
import { isEmail } from '#domain/customer/email.ts';
import { customFields } from '#domain/support/web-to-case.ts';
import { matching, recordOf, webAddress, wholeNumber } from './schemas.ts';
import type { Setting } from './setting.ts';

/** The address of the stand-in that receives cases where SANDBOX is 1 (services/web-to-case/sandbox.ts). */
export const sandboxWebToCaseUrl = 'https://webto.kontor.example/servlet/servlet.WebToCase';

export const supportSettings = {
  webToCaseUrl: {
    variable: 'WEB_TO_CASE_URL',
    schema: webAddress,
    meaning:
      'Where support cases are posted to: the web-to-case address of the customer-service platform. Not set: they are mailed to the store.',
    optional: true,
    sandbox: sandboxWebToCaseUrl,
    example: 'https://webto.salesforce.com/servlet/servlet.WebToCase',
  },
  webToCaseOrgId: {
    variable: 'WEB_TO_CASE_ORG_ID',
    schema: matching(/^[a-zA-Z0-9]{15}([a-zA-Z0-9]{3})?$/, 'an id of 15 or 18 letters and digits'),
    meaning: 'The organisation id at that platform.',
    optional: true,
    sandbox: '00DkontorSandbx',
    example: '00D3X0000012abc',
    needed: 'with `WEB_TO_CASE_URL`; set alone it is an error',
  },
  webToCaseRecordType: {
    variable: 'WEB_TO_CASE_RECORD_TYPE',
    schema: matching(/^[a-zA-Z0-9]{15}([a-zA-Z0-9]{3})?$/, 'an id of 15 or 18 letters and digits'),
    meaning: 'The record type of new cases at that platform. Not set: its usual one.',
    optional: true,
    example: '0123X000000aBcD',
  },
  webToCaseDebugEmail: {
    variable: 'WEB_TO_CASE_DEBUG_EMAIL',
    schema: z.string().refine(isEmail, { error: 'an e-mail address' }),
    meaning:
      'Switches the platform’s debugging on: it mails to this address what it did with each case, with its whole content.',
    optional: true,
    example: 'crm@kontor.example',
  },
  webToCaseFields: {
    variable: 'WEB_TO_CASE_FIELDS',
    schema: recordOf('pairs of a field and its id', (name, value) => {
      const field = customFields.find((each) => each === name);
      return field && /^[a-zA-Z0-9_]{1,40}$/.test(value) ? ([field, value] as const) : undefined;
    }),
    meaning: `Ids of the platform’s custom fields: ${customFields.join(', ')}. A field without one is a line of the description.`,
    unit: 'field=id pairs with spaces between',
    default: '',
    example: 'caseNumber=00N3X00000aBcDe productNumber=00N3X00000aBcDf',
  },
  webToCasePerDay: {
    variable: 'WEB_TO_CASE_PER_DAY',
    schema: wholeNumber(1, 1_000_000),
    meaning:
      'How many cases a day are posted there; more wait. The platform takes 5,000 a day, then queues and at last drops them.',
    unit: 'cases, 1 to 1000000',
    default: '5000',
    example: '2000',
  },
  supportAnswerDays: {
    variable: 'SUPPORT_ANSWER_DAYS',
    schema: wholeNumber(1, 30),
    meaning:
      'Within how many working days of the market support cases are answered: receipts say until when.',
    unit: 'working days, 1 to 30',
    default: '1',
    example: '2',
  },
  supportReopenDays: {
    variable: 'SUPPORT_REOPEN_DAYS',
    schema: wholeNumber(0, 365),
    meaning:
      'How long after a support case was closed a reply opens it again; later replies are refused. For as long an answered case is on the first page of the account.',
    unit: 'days, 0 to 365',
    default: '30',
    example: '14',
  },
} as const satisfies Record<string, Setting>;
