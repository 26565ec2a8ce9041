/**
 * Counts attempts with a password and mails to an address, known or not: only its hash is stored. Rules:
 * src/domain/customer/attempts.ts.
 */
import { sql } from 'drizzle-orm';
import { maxMails, mayTryPassword, pauseSeconds } from '#domain/customer/attempts.ts';
import { contentHash } from '../../d1/content-hash.ts';
import { batch } from '../../d1/statements.ts';
import { countOne, countUp } from '../limits/counts.ts';
import { networkMark } from '../limits/network-mark.ts';

/** `network`: absent if it is not known; all such attempts count as those of one network. */
export type Trier = { email: string; network?: string | undefined; now: Date };

/** Counts one attempt; false if none is left. Counted before the work, so that concurrent attempts count too. */
export async function countLogin(db: D1Database, trier: Trier): Promise<boolean> {
  const { ofBoth, ofNetwork, ofAddress } = await subjectsOf(db, trier);
  const counted = await countUp(db, [ofBoth, ofNetwork, ofAddress], pauseSeconds, trier.now);
  const countOf = (subject: string) =>
    counted.find((each) => each.subject === subject)?.count ?? Number.POSITIVE_INFINITY;
  return mayTryPassword({
    ofBoth: countOf(ofBoth),
    ofNetwork: countOf(ofNetwork),
    ofAddress: countOf(ofAddress),
  });
}

/** The attempt succeeded: it does not count, and those of its network for this address are forgotten. */
export async function forgetLogins(db: D1Database, trier: Trier): Promise<void> {
  const { ofBoth, ofNetwork, ofAddress } = await subjectsOf(db, trier);
  await batch(db, [
    sql`DELETE FROM limit_counts WHERE subject = ${ofBoth}`,
    sql`UPDATE limit_counts SET count = count - 1
      WHERE subject IN (${ofNetwork}, ${ofAddress}) AND count > 0`,
  ]);
}

/** Counts one mail of this kind to an address; false if no more is to be sent for now. */
export async function countMail(
  db: D1Database,
  kind: 'reset' | 'registration' | 'email-change',
  email: string,
  now: Date,
): Promise<boolean> {
  const subject = `${kind} ${await contentHash(email)}`;
  return (await countOne(db, [{ subject, most: maxMails }], pauseSeconds, now)) === undefined;
}

async function subjectsOf(db: D1Database, { email, network, now }: Trier) {
  const address = await contentHash(email);
  const mark = network === undefined ? 'unknown' : await networkMark(db, network, now);
  return {
    ofBoth: `login ${address} ${mark}`,
    ofNetwork: `login network ${mark}`,
    ofAddress: `login address ${address}`,
  };
}
