/** Challenges of ceremonies: each is accepted once, for the ceremony and the customer it was issued for. */
import { sql } from 'drizzle-orm';
import { type Ceremony, challengeMs } from '#domain/passkey/passkey.ts';
import { batch, rows } from '../../d1/statements.ts';

/** `customerId`: null at login. */
export type ChallengeFor = { ceremony: Ceremony; customerId: string | null; rpId: string };

/** Expired challenges are deleted. */
export async function storeChallenge(
  db: D1Database,
  challenge: string,
  { ceremony, customerId, rpId }: ChallengeFor,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeMs).toISOString();
  await batch(db, [
    sql`DELETE FROM passkey_challenges WHERE expires_at <= ${now.toISOString()}`,
    sql`INSERT INTO passkey_challenges (challenge, ceremony, customer_id, rp_id, expires_at)
      VALUES (${challenge}, ${ceremony}, ${customerId}, ${rpId}, ${expiresAt})`,
  ]);
}

/** True once. Whatever else of the ceremony is wrong, the challenge is used up. */
export async function consumeChallenge(
  db: D1Database,
  challenge: string,
  { ceremony, customerId, rpId }: ChallengeFor,
  now: Date,
): Promise<boolean> {
  const [consumed] = await rows(
    db,
    sql`DELETE FROM passkey_challenges WHERE challenge = ${challenge} AND ceremony = ${ceremony}
      AND customer_id IS ${customerId} AND rp_id = ${rpId} AND expires_at > ${now.toISOString()}
      RETURNING challenge`,
  );
  return consumed !== undefined;
}
