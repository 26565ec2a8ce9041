/**
 * The ten calls of the specification's tracking service, /cia/NAME. Each validates its payload and is skipped without what it
 * needs. Few have a consumer in the shop (`leadsTo`): the others are accepted and dropped, so nothing of them is stored.
 * Source: catalogue.txt §5 "Tracking calls are skipped …", §7 "Tracking service".
 */
import * as z from 'zod';
import { asciiEmail, isEmail } from '../customer/email.ts';
import type { RateLimit } from '../rate-limits.ts';

const word = z.string().trim().max(200);
const locale = z.string().max(20);
/** The visitor's id at the tracking service. A browser has one only after its visitor's consent. */
const cookie = z.string().max(4096);
/** Empty: none; the call is skipped where it needs one. */
const email = z
  .string()
  .max(254)
  .transform((text) => asciiEmail(text.trim()))
  .refine((text) => text === '' || isEmail(text), 'Invalid email address');
/** Of the person. Nothing is done for whom it names: anybody could name anybody. */
const person = { email: email.optional(), user_id: word.optional() };
const moreProps = z.record(z.string().max(100), z.unknown());

/** By name; or the names of those that are given. */
const consents = z
  .union([
    z.record(z.string().max(100), z.boolean()),
    z
      .array(z.string().max(100))
      .max(50)
      .transform((names) => Object.fromEntries(names.map((name) => [name, true]))),
  ])
  .default({});

/** Source: catalogue.txt §9 "Tracking step order". */
const steps = ['cart', 'shipping', 'billing', 'payment', 'thank-you'] as const;
const step = z.union([z.string().max(40), z.int().transform((number) => steps[number - 1] ?? '')]);
const isStep = (name: string | undefined) => steps.some((known) => known === name);

/** What a call of the tracking service leads to in the shop. */
export type TrackingWork =
  | { kind: 'view'; sku: string }
  | { kind: 'consent'; token: string; isGiven: boolean }
  | { kind: 'subscribe'; email: string }
  | { kind: 'reset-password'; email: string };

type Row<Input> = {
  input: z.ZodType<Input>;
  /** Without what it needs; it is not an error then. */
  isSkipped?: (input: Input) => boolean;
  rateLimit?: RateLimit;
  leadsTo?: (input: Input) => TrackingWork | undefined;
};

export type TrackingRow = {
  input: z.ZodType;
  isSkipped?(input: unknown): boolean;
  rateLimit?: RateLimit;
  leadsTo?(input: unknown): TrackingWork | undefined;
};

const row = <Input>(facts: Row<Input>): TrackingRow => facts as TrackingRow;

/** The token of the mail proves whose consent it is; without one, nobody's is changed. Other kinds are not asked for here. */
const newsletterConsent = (given: Record<string, boolean>, token: string | undefined) =>
  token && given.newsletter !== undefined
    ? ({ kind: 'consent', token, isGiven: given.newsletter } as const)
    : undefined;

const isEmpty = (given: Record<string, boolean>) => Object.keys(given).length === 0;

export const trackingCalls: Readonly<Record<string, TrackingRow>> = {
  'view-item': row({
    input: z.object({ locale, sku: word.optional(), cookie, ...person }),
    isSkipped: ({ sku }) => !sku,
    rateLimit: 'viewed',
    leadsTo: ({ sku, cookie: visitor }) =>
      visitor && sku && /^EX\d{8}$/.test(sku) ? { kind: 'view', sku } : undefined,
  }),
  'view-category': row({
    input: z.object({
      locale,
      slug: word,
      cookie,
      additional_props: moreProps
        .and(z.looseObject({ category_listed_products: z.array(z.unknown()).max(500).optional() }))
        .optional(),
      ...person,
    }),
  }),
  'cart-update': row({
    input: z.object({
      locale,
      cookie,
      action: word,
      cart_id: word.optional(),
      sku: word.optional(),
      recommendation_id: word.optional(),
      ...person,
    }),
    isSkipped: ({ cart_id: cart, sku }) => !cart || !sku,
  }),
  'customer-update': row({ input: z.object({ locale, cookie, user_id: word }) }),
  consent: row({
    input: z.object({
      locale,
      consents,
      cookie,
      additional_props: moreProps.optional(),
      gdpr_phone: z
        .string()
        .max(60)
        .transform((phone) => phone.replace(/\s+/g, ''))
        .optional(),
      email_token: word.optional(),
      user_id: word.optional(),
    }),
    isSkipped: ({ consents: given }) => isEmpty(given),
    leadsTo: ({ consents: given, email_token: token }) => newsletterConsent(given, token),
  }),
  'customer-consent': row({
    input: z.object({ locale, consents, email_token: word.optional() }),
    isSkipped: ({ consents: given }) => isEmpty(given),
    leadsTo: ({ consents: given, email_token: token }) => newsletterConsent(given, token),
  }),
  'newsletter-doi': row({
    input: z.object({ locale, ...person }),
    isSkipped: ({ email: address }) => !address,
    rateLimit: 'newsletter',
    leadsTo: ({ email: address }) => (address ? { kind: 'subscribe', email: address } : undefined),
  }),
  checkout: row({
    input: z.object({
      locale,
      cart_id: word.optional(),
      step: step.optional(),
      cookie,
      ...person,
    }),
    isSkipped: ({ cart_id: cart, step: name }) => !cart || !isStep(name),
  }),
  recommendation: row({
    input: z.object({
      locale,
      cookie,
      path: z.string().max(2000),
      recommendation_id: word,
      recommendation_name: word,
      action: word,
    }),
  }),
  'reset-password': row({
    input: z.object({ email: email.optional(), locale }),
    isSkipped: ({ email: address }) => !address,
    rateLimit: 'password-reset',
    leadsTo: ({ email: address }) =>
      address ? { kind: 'reset-password', email: address } : undefined,
  }),
};
