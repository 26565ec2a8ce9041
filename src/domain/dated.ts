/** Facts that change on a known day: a currency, a VAT rate, a cash cap. */

/** Rows in order of time; `from` and `to` are inclusive ISO days, absent means open. */
export type Dated<Value> = readonly [DatedRow<Value>, ...DatedRow<Value>[]];
export type DatedRow<Value> = { value: Value; from?: string; to?: string };

/** The value in force on an ISO day. Days before the first row get the first value. */
export function effective<Value>(rows: Dated<Value>, day: string): Value {
  const started = rows.filter((row) => !row.from || row.from <= day);
  return (started.at(-1) ?? rows[0]).value;
}
