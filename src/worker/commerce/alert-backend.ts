/** What handlers of the events of alerts need. */
import type { Alert } from '#domain/alert/alert.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';

export type AlertBackend = {
  /** With its article at the price of `now`; undefined if it has ended or its store does not sell the article. */
  alert(
    id: string,
    now: Date,
  ): Promise<
    { alert: Alert; article: Pick<ProductSummary, 'name' | 'slug' | 'sku' | 'price'> } | undefined
  >;
  /** Whether it is still true; if not, it waits again. */
  isStillDue(alert: Pick<Alert, 'id' | 'store'>, now: Date): Promise<boolean>;
  /** Deletes it, with the address. */
  end(id: string): Promise<void>;
};
