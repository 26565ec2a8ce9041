/** What a twin consists of. */
import type { CommercetoolsMock } from '@labdigital/commercetools-mock';
import type { createMutex } from '#domain/mutex.ts';
import type { Records } from '../store/records.ts';
import type { faultList } from './faults.ts';
import type { requestLog } from './request-log.ts';
import type { Tokens } from './tokens.ts';

export type Parts = {
  projectKey: string;
  mock: CommercetoolsMock;
  records: Records;
  tokens: Tokens;
  faults: ReturnType<typeof faultList>;
  /** For changes. */
  oneAtATime: ReturnType<typeof createMutex>;
  log: ReturnType<typeof requestLog>;
  /** Forgets faults, the log and the lifetime of tokens, and brings back what was seeded. */
  reset: () => Promise<void>;
};
