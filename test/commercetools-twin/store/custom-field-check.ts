/** Custom fields must be defined by their type and have its kind of value, which the mock does not check. */
import { type Fields, fieldsIn, isFields } from './fields-of.ts';
import { refusal } from './refusal.ts';

/** The type that a reference names by id or key. */
type TypeOf = (reference: Fields) => Promise<Fields | null>;

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === 'boolean',
  LocalizedString: isFields,
  Money: (value) => isFields(value) && typeof value.centAmount === 'number',
  Number: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
};

/** Of a resource and of the lines, addresses and transactions in it. */
export async function checkCustomFields(resource: unknown, typeOf: TypeOf): Promise<void> {
  if (Array.isArray(resource)) {
    for (const each of resource) await checkCustomFields(each, typeOf);
    return;
  }
  if (!isFields(resource)) return;
  for (const [name, value] of Object.entries(resource)) {
    if (name === 'custom' && isFields(value)) await check(value, typeOf);
    else if (name !== 'variant') await checkCustomFields(value, typeOf);
  }
}

async function check({ type, fields }: Fields, typeOf: TypeOf) {
  const found = isFields(type) ? await typeOf(type) : null;
  // The mock leaves the reference of an address as it was in the request.
  if (found && isFields(type)) Object.assign(type, { typeId: 'type', id: found.id });
  const defined = new Map(
    fieldsIn(found?.fieldDefinitions).map(({ name, type: kind }) => [name, kind]),
  );
  for (const [name, value] of Object.entries(isFields(fields) ? fields : {})) {
    const kind = defined.get(name);
    const fits = isFields(kind) && (kinds[String(kind.name)]?.(value) ?? true);
    if (fits || value === undefined || value === null) continue;
    const message = `The value '${JSON.stringify(value)}' is not valid for field '${name}'.`;
    throw refusal('InvalidField', message, { field: name, invalidValue: value });
  }
}
