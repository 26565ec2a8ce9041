/** What Adyen would store: sessions, payments and responses, as documents in the table sandbox_payments. */
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
  /** A secret in the return URL, which proves that it is this shopper. */
  result: string;
  status: 'active' | 'completed' | 'paymentPending' | 'refused' | 'canceled';
  refusals: number;
  conduct: CardBehaviour;
  /** Id of the payment that ended the session. */
  payment?: string;
};

export type PaymentDocument = {
  kind: 'payment';
  id: string;
  reference: string;
  amount: Amount;
  method: string;
  /** Only for cards. */
  brand?: string;
  returnUrl: string;
  manualCapture: boolean;
  /** Id of the payment's session; missing if it was started directly. */
  session?: string;
  result: string;
  state: 'open' | 'pending' | 'authorised' | 'refused' | 'cancelled';
  /** A refusalReasonCode. */
  refusal?: string;
  /** Of a pending payment: its final state, and when it is reached (ISO time). */
  settles?: { at: string; state: 'authorised' | 'refused' };
  captured: number;
  refunded: number;
  released: boolean;
  conduct: CardBehaviour;
  /** Only for Multibanco. `expiresAt`: ISO time without a zone, as Adyen writes it. */
  voucher?: { reference: string; entity: string; expiresAt: string };
};

/** The response to an idempotency key, and how often that response was lost. */
export type AnswerDocument = {
  kind: 'answer';
  id: string;
  reference: string;
  request: string;
  /** Missing while the request is being worked on. */
  answer?: { status: number; body: object };
  lost: number;
};

type SandboxDocument = SessionDocument | PaymentDocument | AnswerDocument;

type Row = { document: string };

/** All documents that match a condition, by default the oldest first. */
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

/** The newest twenty unpaid vouchers. */
export async function openVouchers(env: Environment): Promise<PaymentDocument[]> {
  const documents = await select(
    env,
    sql`document ->> '$.voucher.entity' IS NOT NULL AND document ->> '$.state' = 'open'`,
    sql`at DESC LIMIT 20`,
  );
  return documents.flatMap((document) => ofKind('payment', document) ?? []);
}

/** False if a document with this id already exists. */
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

/** False if a concurrent change was faster: then nothing is changed. */
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
