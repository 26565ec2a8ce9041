/** Facts that change on a known day: a currency, a VAT rate, a cash cap. */

/** Rows in order of time; `from` and `to` are inclusive ISO days, absent means open. */
export type Dated<Value> = readonly [DatedRow<Value>, ...DatedRow<Value>[]];
type DatedRow<Value> = { value: Value; from?: string; to?: string };

/** The value in force on a day (UTC). A day before the first row gets the first row. */
export function effective<Value>(rows: Dated<Value>, at: Date): Value {
  const day = at.toISOString().slice(0, 10);
  const inForce = rows.find((row) => (!row.from || row.from <= day) && (!row.to || day <= row.to));
  return (inForce ?? rows[0]).value;
}
