/** What a document is executed with. */
import type { Records } from '../store/records.ts';

export type TwinContext = {
  records: Records;
  /** From the scope of the token. */
  customerId?: string | undefined;
  anonymousId?: string | undefined;
};
