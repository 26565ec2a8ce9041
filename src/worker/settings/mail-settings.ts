import * as z from 'zod';
import { isEmail } from '#domain/customer/email.ts';
import { asCountry, matching, oneOf, recordOf, wholeNumber } from './schemas.ts';
import type { Setting } from './setting.ts';

const dayMs = 86_400_000;

export const mailSettings = {
  mail: {
    variable: 'MAIL',
    schema: oneOf(['cloudflare', 'smtp', 'sandbox']),
    meaning:
      'Who sends mails: `cloudflare` (Email Service, the binding EMAIL) or `smtp` (the server at SMTP_HOST). With `SANDBOX=1` also `sandbox`: mails are kept at `/__outbox`. Without it mails wait in the table `mails`.',
    sandbox: 'sandbox',
    example: 'cloudflare',
    needed: 'always, but with `SANDBOX=1`',
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    schema: z.string().refine(isEmail, { error: 'an e-mail address' }),
    meaning:
      'The address that mails come from, of a domain that is set up for sending (docs/operations/mail.md). Answers go to the store’s own address.',
    sandbox: 'shop@kontor.example',
    example: 'shop@kontor.example',
    needed: 'always, but with `SANDBOX=1`',
  },
  mailFromByStore: {
    variable: 'MAIL_FROM_BY_STORE',
    schema: recordOf('pairs of a country and an e-mail address', (name, value) => {
      const country = asCountry(name);
      return country && isEmail(value) ? ([country, value] as const) : undefined;
    }),
    meaning: 'Stores whose mails come from another address than MAIL_FROM.',
    unit: 'country=address pairs with spaces between',
    default: '',
    example: 'de=shop@kontor.de at=shop@kontor.at',
  },
  smtpHost: {
    variable: 'SMTP_HOST',
    schema: matching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'a host name such as smtp.example.com'),
    meaning: 'The mail server. Its certificate must be valid for this name.',
    example: 'smtp.example.com',
    needed: 'with `MAIL=smtp`',
  },
  smtpPort: {
    variable: 'SMTP_PORT',
    schema: wholeNumber(1, 65_535).refine((port) => port !== 25, {
      error: 'another port than 25, which Workers cannot reach',
    }),
    meaning: 'Its port.',
    unit: '1 to 65535, not 25',
    default: '465',
    example: '587',
  },
  smtpTls: {
    variable: 'SMTP_TLS',
    schema: oneOf(['implicit', 'starttls']),
    meaning:
      'How the connection is encrypted: `implicit` (from the first byte, usual at port 465) or `starttls` (usual at 587). Without encryption nothing is sent.',
    default: 'implicit',
    example: 'starttls',
  },
  smtpUser: {
    variable: 'SMTP_USER',
    schema: z.string(),
    meaning: 'The account at the mail server.',
    example: 'shop@kontor.example',
    needed: 'with `MAIL=smtp`',
  },
  smtpPassword: {
    variable: 'SMTP_PASSWORD',
    schema: z.string(),
    meaning: 'The password of that account.',
    example: 'a password that the mail provider issues for programs',
    needed: 'with `MAIL=smtp`',
    place: 'secret',
  },
  /** In ms. */
  mailKeptMs: {
    variable: 'MAIL_KEPT_DAYS',
    schema: wholeNumber(1, 3650).transform((days) => days * dayMs),
    meaning:
      'After how many days the content and the addresses of a mail are deleted. Purpose, order, state and times stay.',
    unit: 'days, 1 to 3650',
    default: '30',
    example: '90',
  },
} as const satisfies Record<string, Setting>;
