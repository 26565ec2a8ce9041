/** What Adyen would remember: sessions, payments and its answers, as documents of the table sandbox_payments. */
import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../../../../d1/statements.ts';
import type { Environment } from '../../../../settings/environment.ts';
import type { CardBehaviour } from './test-cards.ts';

export type Amount = { currency: string; value: number };

export type SessionDocument = {
  kind: 'session';
  id: string;
  reference: string;
  amount: Amount;
  method: string;
  manualCapture: boolean;
  returnUrl: string;
  /** ISO time. */
  expiresAt: string;
  /** What the shopper brings back: proof that it was this shopper. */
  result: string;
  status: 'active' | 'completed' | 'paymentPending' | 'refused' | 'canceled';
  refusals: number;
  conduct: CardBehaviour;
  /** The payment that ended it. */
  payment?: string;
};

export type PaymentDocument = {
  kind: 'payment';
  id: string;
  reference: string;
  amount: Amount;
  method: string;
  /** Of a card. */
  brand?: string;
  returnUrl: string;
  manualCapture: boolean;
  /** The session it belongs to; without one it was begun by itself. */
  session?: string;
  result: string;
  state: 'open' | 'pending' | 'authorised' | 'refused' | 'cancelled';
  /** A refusalReasonCode. */
  refusal?: string;
  /** Of a pending payment: what becomes of it, and when (ISO time). */
  settles?: { at: string; state: 'authorised' | 'refused' };
  captured: number;
  refunded: number;
  released: boolean;
  conduct: CardBehaviour;
  /** Of Multibanco. ISO time without a zone, as Adyen writes it. */
  voucher?: { reference: string; entity: string; expiresAt: string };
};

/** What was answered to an idempotency key, and how often that answer got lost. */
export type AnswerDocument = {
  kind: 'answer';
  id: string;
  reference: string;
  request: string;
  /** Missing while the request is being worked on. */
  answer?: { status: number; body: object };
  lost: number;
};

export type SandboxDocument = SessionDocument | PaymentDocument | AnswerDocument;

type Row = { document: string };

/** All that Adyen has under a condition, the oldest first. */
async function select(
  env: Environment,
  condition: SQL,
  order = sql`at`,
): Promise<SandboxDocument[]> {
  const findDocument = await rows<Row>(
    env.DB,
    sql`SELECT document FROM sandbox_payments WHERE provider = 'adyen' AND ${condition} ORDER BY ${order}`,
  );
  return findDocument.map(({ document }) => JSON.parse(document) as SandboxDocument);
}

export async function findDocument<Kind extends SandboxDocument['kind']>(
  env: Environment,
  kind: Kind,
  id: string,
): Promise<Extract<SandboxDocument, { kind: Kind }> | undefined> {
  const [document] = await select(env, sql`id = ${id}`);
  return ofKind(kind, document);
}

export async function paymentsOf(env: Environment, reference: string): Promise<PaymentDocument[]> {
  const documents = await select(env, sql`reference = ${reference}`);
  return documents.flatMap((document) => ofKind('payment', document) ?? []);
}

/** The newest twenty that nobody has paid. */
export async function openVouchers(env: Environment): Promise<PaymentDocument[]> {
  const documents = await select(
    env,
    sql`document ->> '$.voucher.entity' IS NOT NULL AND document ->> '$.state' = 'open'`,
    sql`at DESC LIMIT 20`,
  );
  return documents.flatMap((document) => ofKind('payment', document) ?? []);
}

/** False where there is one with its id already. */
export async function insertDocument(
  env: Environment,
  document: SandboxDocument,
): Promise<boolean> {
  const { id, reference } = document;
  const stored = await rows(
    env.DB,
    sql`INSERT INTO sandbox_payments (provider, id, reference, document, at)
      VALUES ('adyen', ${id}, ${reference}, ${JSON.stringify(document)}, ${new Date().toISOString()})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return stored.length > 0;
}

/** False where somebody else was quicker: nothing has changed then. */
export async function updateDocument<Document extends SandboxDocument>(
  env: Environment,
  before: Document,
  after: Document,
): Promise<boolean> {
  const changed = await rows(
    env.DB,
    sql`UPDATE sandbox_payments SET document = ${JSON.stringify(after)}
      WHERE provider = 'adyen' AND id = ${before.id} AND document = ${JSON.stringify(before)}
      RETURNING id`,
  );
  return changed.length > 0;
}

function ofKind<Kind extends SandboxDocument['kind']>(
  kind: Kind,
  document: SandboxDocument | undefined,
): Extract<SandboxDocument, { kind: Kind }> | undefined {
  return document?.kind === kind
    ? (document as Extract<SandboxDocument, { kind: Kind }>)
    : undefined;
}
