/** Whether a schema has a field, by its JSON Schema. */
import * as z from 'zod';

type Json = { [name: string]: unknown };

/**
 * `lineItems[].custom.parentSku`: a field of an object in a list of a field. It exists if one of the forms that a value may
 * have has it. A field that the schema strips has no place in it.
 */
export function hasField(schema: z.ZodType, path: string, io: 'input' | 'output'): boolean {
  const root = described(schema, io);
  const steps = path.split('.').flatMap((name) => {
    const plain = name.replaceAll('[]', '');
    const lists = Array.from({ length: (name.length - plain.length) / 2 }, () => '[]');
    return plain ? [plain, ...lists] : lists;
  });
  return reaches(root, root, steps, new Set());
}

const known = { input: new WeakMap<z.ZodType, Json>(), output: new WeakMap<z.ZodType, Json>() };

/** Made once for all fields of a call. */
function described(schema: z.ZodType, io: 'input' | 'output'): Json {
  const before = known[io].get(schema);
  if (before) return before;
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  known[io].set(schema, made);
  return made;
}

function reaches(root: Json, at: unknown, steps: readonly string[], seen: Set<unknown>): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  if (typeof at !== 'object' || at === null || seen.has(at)) return false;
  const schema = at as Json;
  const within = new Set(seen).add(at);
  if (typeof schema.$ref === 'string') {
    return reaches(root, resolved(root, schema.$ref), steps, within);
  }
  const forms = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(
    (each) => (each ?? []) as Json[],
  );
  if (forms.some((form) => reaches(root, form, steps, within))) return true;
  if (step === '[]') return reaches(root, schema.items, rest, new Set());
  const properties = (schema.properties ?? {}) as Json;
  return Object.hasOwn(properties, step) && reaches(root, properties[step], rest, new Set());
}

function resolved(root: Json, reference: string): unknown {
  const [, ...names] = reference.split('/');
  return names.reduce<unknown>((at, name) => (at as Json | undefined)?.[name], root);
}
