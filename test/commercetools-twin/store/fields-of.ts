/** Objects of JSON whose fields are looked up by name. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
