/** Reads and writes what the mock stores. Through its repositories, which have its rules. */
import type { CommercetoolsMock } from '@labdigital/commercetools-mock';
import { GraphQLError } from 'graphql';
import { type Fields, isFields } from './fields-of.ts';
import type { TwinStorage } from './storage.ts';

export const paths = {
  cart: 'carts',
  'cart-discount': 'cart-discounts',
  category: 'categories',
  channel: 'channels',
  customer: 'customers',
  'customer-group': 'customer-groups',
  'discount-code': 'discount-codes',
  'inventory-entry': 'inventory',
  order: 'orders',
  payment: 'payments',
  product: 'products',
  'product-discount': 'product-discounts',
  'product-type': 'product-types',
  review: 'reviews',
  'shipping-method': 'shipping-methods',
  'standalone-price': 'standalone-prices',
  state: 'states',
  store: 'stores',
  'tax-category': 'tax-categories',
  type: 'types',
  zone: 'zones',
} as const;

export type TypeId = keyof typeof paths;
export const isTypeId = (name: unknown): name is TypeId =>
  typeof name === 'string' && Object.hasOwn(paths, name);

export type Asked = {
  where?: string | string[] | undefined;
  sort?: string[] | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

type Paged = { results: Fields[]; count: number; total: number; offset: number };
/** The part of the mock's repositories that the twin uses; their own types differ for each resource. */
type Context = { projectKey: string; storeKey?: string };
type Repository = {
  create(context: Context, draft: Fields): Promise<Fields>;
  delete(context: Context, id: string): Promise<Fields | null>;
  processUpdateActions(
    context: Context,
    resource: Fields,
    version: unknown,
    actions: readonly Fields[],
  ): Promise<Fields>;
  get(context: Context, id: string): Promise<Fields | null>;
  getByKey(context: Context, key: string): Promise<Fields | null>;
  query(context: Context, params: Fields): Promise<Paged>;
};

export type Records = ReturnType<typeof recordsOf>;

export function recordsOf(mock: CommercetoolsMock, storage: TwinStorage, projectKey: string) {
  const context = { projectKey };
  const repository = (typeId: TypeId): Repository =>
    mock.project(projectKey).getRepository(typeId) as unknown as Repository;
  const query = (typeId: TypeId, asked: Asked): Promise<Paged> =>
    refusing(() => {
      const { where, sort, limit, offset } = asked;
      const given = Object.entries({ where, sort, limit, offset }).filter(([, v]) => v != null);
      return repository(typeId).query(context, Object.fromEntries(given));
    });
  return {
    storage,
    projectKey,
    query,
    get: (typeId: TypeId, id: string) => repository(typeId).get(context, id),
    byKey: (typeId: TypeId, key: string) => repository(typeId).getByKey(context, key),
    first: async (typeId: TypeId, where: string | string[]) =>
      (await query(typeId, { where, limit: 1 })).results[0] ?? null,
    /** Changes a stored resource without a new version: for what the mock drops on creation. */
    patch: async (typeId: TypeId, resource: Fields, changes: Fields): Promise<Fields> => {
      const changed = { ...resource, ...changes };
      return (await storage.add(projectKey, typeId, changed as never)) as unknown as Fields;
    },
    create: (typeId: TypeId, draft: Fields, storeKey?: string) =>
      refusing(() =>
        repository(typeId).create(storeKey ? { projectKey, storeKey } : context, own(draft)),
      ),
    /** All actions or none. */
    update: async (
      typeId: TypeId,
      resource: Fields,
      version: unknown,
      actions: readonly Fields[],
    ) => {
      const { id } = resource;
      await refusing(() =>
        repository(typeId).processUpdateActions(context, resource, version, own(actions)),
      );
      return (await repository(typeId).get(context, String(id))) ?? resource;
    },
    remove: (typeId: TypeId, id: string) => refusing(() => repository(typeId).delete(context, id)),
    /** A route of the mock that is more than its repository: accounts and what ships a cart. */
    rest: send,
  };

  async function send(method: 'GET' | 'POST', path: string, body?: Fields) {
    const answer = await mock.app.inject({
      method,
      url: `/${projectKey}/${path}`,
      ...(body && { payload: body }),
    });
    const found: unknown = JSON.parse(answer.body);
    if (!isFields(found)) throw new Error(`the mock answered ${answer.body}`);
    if (answer.statusCode >= 400) throw refusalOf(found);
    return found;
  }
}

/** The first error of the mock's answer as GraphQL has it: its code and its further fields are extensions. */
function refusalOf(answer: Fields): GraphQLError {
  const [first] = Array.isArray(answer.errors) ? answer.errors : [];
  const { message, ...extensions }: Fields = isFields(first) ? first : { code: 'General' };
  return new GraphQLError(String(message ?? answer.message ?? answer.error), { extensions });
}

/** As it would be after a request: the mock keeps parts of what it is given. */
const own = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** The mock's own errors carry what GraphQL has as extensions. */
async function refusing<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && 'info' in error && isFields(error.info)) {
      const several = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
      throw refusalOf({ errors: several.length > 0 ? several : [error.info] });
    }
    throw error;
  }
}
