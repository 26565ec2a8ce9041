/** Ships orders by a carrier's CSV file: each row has an order number and a tracking number. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { operatorOperations } from '#domain/order/operator/operations.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStep, StepStamp } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import { orderNumbered } from '../../src/worker/data/orders/listed-orders.ts';
import { recordStep } from '../../src/worker/data/orders/order-steps.ts';
import { isInHistory } from '../../src/worker/data/orders/write-order.ts';
import { FileRefused } from '../catalogue/usage.ts';
import { meantStep } from './meant-step.ts';
import { refusalLine } from './wording.ts';

export type TrackingFile = {
  carrier: string;
  /** The names of the columns. */
  orderColumn: string;
  trackingColumn: string;
  delimiter: string;
  dryRun: boolean;
  actor: `operator:${string}`;
};

type Report = { shipped: number; done: number; refused: string[] };

/**
 * The second import of a file changes nothing: the id of a step is made from both numbers. A dry run takes the same steps
 * in memory, so that a row sees what the rows before it would have shipped.
 */
export async function importTracking(
  db: D1Database,
  file: string,
  { carrier, orderColumn, trackingColumn, delimiter, dryRun, actor }: TrackingFile,
): Promise<Report> {
  const report: Report = { shipped: 0, done: 0, refused: [] };
  /** By order number; and ids of steps. */
  const planned = { orders: new Map<string, Order>(), steps: new Set<string>() };
  for (const [index, row] of rowsOf(file, delimiter).entries()) {
    const line = `line ${index + 2}`;
    const [number, trackingNumber] = [row[orderColumn]?.trim(), row[trackingColumn]?.trim()];
    if (number === undefined || trackingNumber === undefined) {
      const missing = number === undefined ? orderColumn : trackingColumn;
      throw new FileRefused(
        `${file} has no column ${missing}; its columns: ${Object.keys(row).join(', ')} (--order-column, --tracking-column, --delimiter)`,
      );
    }
    const stored = await orderNumbered(db, number);
    const order = stored && (planned.orders.get(stored.orderNumber) ?? stored);
    if (!order || trackingNumber === '') {
      report.refused.push(
        `${line}: ${order ? 'no tracking number' : `there is no order ${number}`}`,
      );
      continue;
    }
    const id = `tracking-${createHash('sha256').update(`${order.id} ${trackingNumber}`).digest('hex').slice(0, 32)}`;
    const stamp = { id, at: new Date().toISOString() };
    const words = { carrier, tracking: trackingNumber };
    const meant = meantStep(operatorOperations.ship, words, order);
    if (!meant.ok) {
      const why = 'fault' in meant ? meant.fault : refusalLine(order, meant.refusal);
      report.refused.push(`${line}: ${why}`);
      continue;
    }
    const { step } = meant;
    if (planned.steps.has(id) || (await isInHistory(db, id))) {
      report.done += 1;
      continue;
    }
    const outcome = dryRun
      ? plannedStep(order, step, stamp)
      : await recordStep(db, order.id, step, { ...stamp, actor });
    if (outcome?.ok) report.shipped += 1;
    else if (outcome) report.refused.push(`${line}: ${refusalLine(order, outcome.refusal)}`);
  }
  return report;

  function plannedStep(order: Order, step: OrderStep, stamp: StepStamp) {
    const taken = takeStep(order, step, stamp);
    if (taken.ok) {
      planned.orders.set(order.orderNumber, taken.order);
      planned.steps.add(stamp.id);
    }
    return taken;
  }
}

function rowsOf(file: string, delimiter: string): Record<string, string>[] {
  try {
    return parse(readFileSync(file), { columns: true, bom: true, delimiter, trim: true });
  } catch (error) {
    throw new FileRefused(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
