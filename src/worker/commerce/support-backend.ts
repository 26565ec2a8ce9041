/** What event handlers need of support cases. */
import type { CaseDelivery, SupportCase, SupportMessage } from '#domain/support/support-case.ts';

export type SupportBackend = {
  find(id: string): Promise<SupportCase | undefined>;
  /** The first written first. */
  messages(caseId: string): Promise<SupportMessage[]>;
  /** Claims a case that waits, for one caller. `tooMany`: as many have been passed on today. */
  claim(id: string, mostPerDay: number, now: Date): Promise<'claimed' | 'taken' | 'tooMany'>;
  record(id: string, delivery: CaseDelivery): Promise<void>;
};
