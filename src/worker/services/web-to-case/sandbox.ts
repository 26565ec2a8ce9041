/** Stands in for the web-to-case address where SANDBOX is 1: it stores what it receives; /__sandbox/web-to-case shows it. */
import { sql } from 'drizzle-orm';
import { rows } from '../../d1/statements.ts';

export type SandboxCase = { id: number; query: string; body: string };

/** As the platform does, it answers 200 to everything, and mails elsewhere what is wrong; here that is a 400. */
export async function receiveSandboxCase(db: D1Database, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const body = new TextDecoder().decode(await request.arrayBuffer());
  const form = new URLSearchParams(body);
  const isRight =
    searchParams.get('encoding') === 'UTF-8' &&
    searchParams.get('orgId') === form.get('orgid') &&
    form.has('email') &&
    tooLong(form).length === 0;
  if (!isRight) return new Response('not a case', { status: 400 });
  await rows(
    db,
    sql`INSERT INTO sandbox_cases (email, query, body)
      VALUES (${form.get('email')}, ${searchParams.toString()}, ${body})`,
  );
  return new Response('<meta http-equiv="Refresh" content="0">', { status: 200 });
}

/** Characters that the fields of the platform take. */
const limits = { name: 80, email: 80, company: 80, phone: 40, subject: 80, description: 32_000 };

const tooLong = (form: URLSearchParams): string[] =>
  Object.entries(limits).flatMap(([name, longest]) =>
    (form.get(name) ?? '').length > longest ? [name] : [],
  );

/** The last received first. */
export const receivedSandboxCases = (db: D1Database, limit: number): Promise<SandboxCase[]> =>
  rows(db, sql`SELECT id, query, body FROM sandbox_cases ORDER BY id DESC LIMIT ${limit}`);
