/** The roots of mutations. Create, update and delete are the same for all resources; the others have rules of their own. */
import { type GraphQLResolveInfo, getNamedType } from 'graphql';
import { createCart } from '../changes/cart-creation.ts';
import { accounts } from '../changes/customers.ts';
import { orderFromCart } from '../changes/order-creation.ts';
import { type Fields, fieldsIn, isFields, textIn } from '../store/fields-of.ts';
import type { Records, TypeId } from '../store/records.ts';
import { refusal, requireVersion } from '../store/refusal.ts';
import type { TwinContext } from './context.ts';
import { restInput } from './inputs.ts';
import { identified, isSeen, type View } from './queries.ts';
import { resourceTypes } from './resource-types.ts';

type Run = (args: Fields, view: View, records: Records) => Promise<unknown>;

const special: Readonly<Record<string, Run>> = {
  ...accounts,
  createCart: ({ draft }, { storeKey, ...owner }, records) =>
    createCart({ ...asFields(draft), ...owner }, storeKey, records),
  createOrderFromCart: ({ draft }, view, records) =>
    orderFromCart(asFields(draft), (cart) => isSeen(cart, view), records),
};

const asFields = (value: unknown): Fields => (isFields(value) ? value : {});

export async function resolveMutation(
  args: Fields,
  { records, customerId, anonymousId }: TwinContext,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const own = /^(create|update|delete)My(Cart|OrderFromCart|Customer)$/.test(info.fieldName);
  const name = own ? info.fieldName.replace('My', '') : info.fieldName;
  if (own && !customerId && !anonymousId) throw refusal('insufficient_scope', 'Insufficient scope');
  if (args.asAssociate) throw refusal('General', 'The twin does not have asAssociate.');
  const storeKey = textIn(args.storeKey);
  const owner = own ? (customerId ? { customerId } : { anonymousId: anonymousId ?? '' }) : {};
  const view: View = { ...(storeKey && { storeKey }), ...owner };
  const given = restArguments(args, info);
  const run = special[name];
  if (run) return run(given, view, records);
  const [, verb, type = ''] = /^(create|update|delete)(.+)$/.exec(name) ?? [];
  const typeId = resourceTypes[type] ?? resourceTypes[getNamedType(info.returnType).name];
  if (!verb || !typeId || type.startsWith('My'))
    throw refusal('General', `The twin does not have the mutation ${name}.`);
  if (verb === 'create') return create(typeId, asFields(given.draft), records);
  return verb === 'update'
    ? update(typeId, given, view, records)
    : remove(typeId, given, view, records);
}

function restArguments(args: Fields, { parentType, fieldName }: GraphQLResolveInfo): Fields {
  const defined = parentType.getFields()[fieldName]?.args ?? [];
  return Object.fromEntries(
    defined.flatMap(({ name, type }) =>
      args[name] === undefined ? [] : [[name, restInput(type, args[name], name)]],
    ),
  );
}

async function create(typeId: TypeId, draft: Fields, records: Records): Promise<Fields> {
  await requireFreeKey(typeId, draft, records);
  return records.create(typeId, draft);
}

async function requireFreeKey(typeId: TypeId, { key }: Fields, records: Records) {
  if (typeof key !== 'string' || !(await records.byKey(typeId, key))) return;
  const message = `A duplicate value '"${key}"' exists for field 'key'.`;
  throw refusal('DuplicateField', message, { field: 'key', duplicateValue: key });
}

async function update(typeId: TypeId, args: Fields, view: View, records: Records) {
  const resource = await required(typeId, args, view, records);
  return records.update(typeId, resource, args.version, fieldsIn(args.actions));
}

async function remove(typeId: TypeId, args: Fields, view: View, records: Records) {
  const resource = await required(typeId, args, view, records);
  requireVersion(resource, args.version);
  await records.remove(typeId, String(resource.id));
  return resource;
}

async function required(typeId: TypeId, args: Fields, view: View, records: Records) {
  const found = await identified(typeId, ownId(typeId, args, view), records);
  if (found && (typeId === 'customer' || isSeen(found, view))) return found;
  const name = typeId.replace(/(^|-)(.)/g, (_all, _dash, letter: string) => letter.toUpperCase());
  const by = args.id ? `ID '${String(args.id)}'` : `key '${String(args.key)}'`;
  const where = view.storeKey ? ` in store '${view.storeKey}'` : '';
  throw refusal('ResourceNotFound', `The ${name} with ${by} was not found${where}.`);
}

/** `updateMyCustomer` names no customer. */
function ownId(typeId: TypeId, args: Fields, { customerId }: View): Fields {
  return typeId === 'customer' && customerId ? { id: customerId } : args;
}
