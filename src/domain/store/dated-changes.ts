/** Dated changes of a store's rules: what delivery and payment cost and offer from a moment on, until another. */
import * as z from 'zod';
import { endsAfterItBegins, endsTooEarly, instant } from '../discount/validity.ts';
import { changedRules, type MoneyRules, ruleNames } from './money-rules.ts';

export const datedChange = z
  .strictObject({
    validFrom: instant,
    /** Exclusive; absent: for good. */
    validUntil: instant.optional(),
    ...changedRules,
  })
  .refine(endsAfterItBegins, endsTooEarly)
  .refine((change) => ruleNames.some((name) => change[name] !== undefined), 'changes nothing');

export type DatedChange = z.infer<typeof datedChange>;

type Dated = MoneyRules & { changes?: readonly DatedChange[] | undefined };

/**
 * The store with the rules of a moment. Of two changes in force that set the same, the one that began later applies; of
 * those that began together, the later one of the list. `changes` stays, so that coming ones are known.
 */
export function storeAt<Store extends Dated>(store: Store, at: Date): Store {
  const now = at.toISOString();
  const inForce = (store.changes ?? [])
    .filter(({ validFrom, validUntil }) => validFrom <= now && (!validUntil || now < validUntil))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : Number(a.validFrom > b.validFrom)));
  let ruled = store;
  for (const change of inForce) ruled = { ...ruled, ...appliedTo(ruled, change) };
  return ruled;
}

/** The moments at which the rules change, in ms, in no order. */
export function turnsOf(changes: readonly DatedChange[] = []): number[] {
  return changes.flatMap(({ validFrom, validUntil }) =>
    [validFrom, validUntil].flatMap((moment) => (moment ? [Date.parse(moment)] : [])),
  );
}

/** Rules made of parts are merged, others replaced. */
function appliedTo(before: MoneyRules, change: DatedChange): Partial<MoneyRules> {
  const { validFrom: _, validUntil: _1, ...rules } = change;
  const { deliveryDays, shippingRates, cashOnDelivery, ...replaced } = rules;
  return {
    ...defined(replaced),
    deliveryDays: { ...before.deliveryDays, ...defined(deliveryDays) },
    shippingRates: { ...before.shippingRates, ...defined(shippingRates) },
    cashOnDelivery: { ...before.cashOnDelivery, ...defined(cashOnDelivery) },
  };
}

/** Without the fields that are undefined, which would overwrite. */
function defined<Value extends object>(
  value: Value | undefined,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(value ?? {}).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Value]?: Exclude<Value[Key], undefined> };
}
