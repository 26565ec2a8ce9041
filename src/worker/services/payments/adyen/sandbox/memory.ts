/** What Adyen would remember: sessions, payments and its answers, as documents of the table sandbox_payments. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { databaseOf } from '../../../../commerce/embedded/database.ts';
import { sandboxPayments } from '../../../../commerce/embedded/payment-schema.ts';
import type { Environment } from '../../../../environment.ts';
import type { Conduct } from './test-cards.ts';

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
  conduct: Conduct;
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
  conduct: Conduct;
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

const isAdyens = eq(sandboxPayments.provider, 'adyen');

export async function found<Kind extends SandboxDocument['kind']>(
  env: Environment,
  kind: Kind,
  id: string,
): Promise<Extract<SandboxDocument, { kind: Kind }> | undefined> {
  const [row] = await databaseOf(env.DB)
    .select()
    .from(sandboxPayments)
    .where(and(isAdyens, eq(sandboxPayments.id, id)));
  return ofKind(kind, row?.document as SandboxDocument | undefined);
}

export async function paymentsOf(env: Environment, reference: string): Promise<PaymentDocument[]> {
  const rows = await databaseOf(env.DB)
    .select()
    .from(sandboxPayments)
    .where(and(isAdyens, eq(sandboxPayments.reference, reference)))
    .orderBy(sandboxPayments.at);
  return rows.flatMap((row) => ofKind('payment', row.document as SandboxDocument) ?? []);
}

/** The newest twenty that nobody has paid. */
export async function openVouchers(env: Environment): Promise<PaymentDocument[]> {
  const document = sandboxPayments.document;
  const rows = await databaseOf(env.DB)
    .select()
    .from(sandboxPayments)
    .where(sql`${isAdyens} AND ${document} ->> '$.voucher.entity' IS NOT NULL
      AND ${document} ->> '$.state' = 'open'`)
    .orderBy(desc(sandboxPayments.at))
    .limit(20);
  return rows.flatMap((row) => ofKind('payment', row.document as SandboxDocument) ?? []);
}

/** False where there is one with its id already. */
export async function keep(env: Environment, document: SandboxDocument): Promise<boolean> {
  const { id, reference } = document;
  const at = new Date().toISOString();
  const kept = await databaseOf(env.DB)
    .insert(sandboxPayments)
    .values({ provider: 'adyen', id, reference, document, at })
    .onConflictDoNothing()
    .returning({ id: sandboxPayments.id });
  return kept.length > 0;
}

/** False where somebody else was quicker: nothing has changed then. */
export async function change<Document extends SandboxDocument>(
  env: Environment,
  before: Document,
  after: Document,
): Promise<boolean> {
  const changed = await databaseOf(env.DB)
    .update(sandboxPayments)
    .set({ document: after })
    .where(and(isAdyens, eq(sandboxPayments.id, before.id), eq(sandboxPayments.document, before)))
    .returning({ id: sandboxPayments.id });
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
