/** The record of every mail: what the sender of mails needs from a backend. */
import type { SendResult } from './attempts.ts';
import type { DeliveryReport, Mail, StoredMail } from './mail.ts';

export type MailStore = {
  /** Stores a mail that is due at once. One that is stored already stays as it is. */
  add(mail: Mail, at: string, now: Date): Promise<void>;
  /** Takes a due mail: nobody else gets it until the claim ends. Undefined if it is not due or taken. */
  claim(id: string, now: Date): Promise<StoredMail | undefined>;
  /** What came of the attempt of a claimed mail. */
  record(claimed: StoredMail, result: SendResult, now: Date): Promise<void>;
  /** Ids of mails that are due, the longest waiting first. */
  due(now: Date, limit: number): Promise<string[]>;
  /** False if no mail has this provider's id (yet). */
  report(report: DeliveryReport, now: Date): Promise<boolean>;
  /** Deletes the content of one mail. */
  empty(id: string): Promise<void>;
  /** Deletes the content and the addresses of mails that were finished before. */
  forget(before: Date): Promise<void>;
  /** The newest first. */
  recent(limit: number): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
};
