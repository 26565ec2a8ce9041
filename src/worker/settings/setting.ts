/** A row of the table of settings: one variable of the Worker's environment. */
import type * as z from 'zod';

export type Setting = {
  variable: Uppercase<string>;
  /** Reads the text of the variable. Its messages say what the text must be: "a whole number from 1 to 90". */
  schema: z.ZodType<unknown, string>;
  /** One sentence for docs/settings.md. */
  meaning: string;
  unit?: string;
  example: string;
  /** The text to use if the variable is not set. */
  default?: string;
  /** The text to use if the variable is not set and SANDBOX is 1. */
  sandbox?: string;
  /** Without a value the setting is undefined. Any other setting without a value is an error when it is read. */
  optional?: true;
  /** When it has to be set. */
  needed?: string;
  /** Where it is set; by default wrangler.toml `[vars]`. Messages never contain the values of secrets. */
  place?: 'secret' | 'local';
};

export type ValueOf<Row extends Setting> =
  | z.output<Row['schema']>
  | (Row extends { optional: true } ? undefined : never);

/** The values of the variables. Numbers without quotes in wrangler.toml arrive as numbers. */
type VariableValues = Readonly<Record<string, unknown>>;

/** Throws with the variable, its value unless it is a secret, and what the value must be. */
export function readSetting(row: Setting, texts: VariableValues): unknown {
  const text = textOf(row, texts) ?? row.default;
  if (text === undefined) {
    if (row.optional) return undefined;
    throw notSet(row);
  }
  const read = row.schema.safeParse(text);
  if (read.success) return read.data;
  const expected = read.error.issues.map(({ message }) => message).join('; ');
  const named = row.place === 'secret' ? 'is not' : `is "${text}", not`;
  throw new Error(`${row.variable} ${named} ${expected}. See docs/settings.md`);
}

export const notSet = ({ variable }: Setting): Error =>
  new Error(`${variable} is not set. See docs/settings.md`);

/** An empty text counts as not set. */
function textOf({ variable, sandbox, place }: Setting, texts: VariableValues): string | undefined {
  const raw = String(texts[variable] ?? '');
  const text = place === 'secret' ? raw : raw.trim();
  if (text) return text;
  return String(texts.SANDBOX) === '1' ? sandbox : undefined;
}
