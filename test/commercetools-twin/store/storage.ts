/**
 * The mock's storage with what the mock does not do itself: carts are priced whenever they are stored (pricing/), and
 * resources are found by key and SKU without reading them all, which the mock does for every reference.
 */
import { InMemoryStorage } from '@labdigital/commercetools-mock';
import { checkCustomFields } from './custom-field-check.ts';
import { type Fields, fieldsIn, isFields } from './fields-of.ts';

type Add = InMemoryStorage['add'];
type Query = InMemoryStorage['query'];
type ByKey = InMemoryStorage['getByKey'];
type Kept = { projectKey: string; typeId: string; resource: Fields };

export class TwinStorage extends InMemoryStorage {
  /** Set after the mock is made, because pricing reads the stored discounts and taxes. */
  priced: (cart: Fields) => Promise<Fields> = async (cart) => cart;
  /** Tokens for new passwords that have been used; the mock accepts them again. */
  readonly usedTokens = new Set<string>();
  /** Ids by what finds them: `product sku EX…`, `category key ovens`. Entries may be out of date. */
  private readonly found = new Map<string, string>();
  private kept: Kept[] | undefined;

  override add: Add = async (projectKey, typeId, resource, params) => {
    const plain = resource as unknown as Fields;
    const names = typeId === 'product' ? skusOf(plain).map((sku) => `sku ${sku}`) : [];
    if (typeof plain.key === 'string') names.push(`key ${plain.key}`);
    for (const name of names) this.found.set(`${projectKey} ${typeId} ${name}`, String(plain.id));
    await checkCustomFields(plain, ({ id, key }) =>
      typeof id === 'string'
        ? this.get(projectKey, 'type', id).then(asFields)
        : this.getByKey(projectKey, 'type', String(key)).then(asFields),
    );
    const stored = typeId === 'cart' ? await this.priced(plain) : plain;
    return super.add(projectKey, typeId, stored as never, params);
  };

  override getByKey: ByKey = async (projectKey, typeId, key, params) => {
    const id = this.found.get(`${projectKey} ${typeId} key ${key}`);
    const found = id === undefined ? null : await this.get(projectKey, typeId, id, params);
    return found && (found as unknown as Fields).key === key ? found : null;
  };

  override query: Query = async (projectKey, typeId, params) => {
    const sku = typeId === 'product' ? skuAsked(params.where) : undefined;
    if (sku === undefined) return super.query(projectKey, typeId, params);
    const id = this.found.get(`${projectKey} ${typeId} sku ${sku}`);
    const found = id === undefined ? null : await this.get(projectKey, typeId, id);
    const results = found && skusOf(found as unknown as Fields).includes(sku) ? [found] : [];
    const { length } = results;
    return { results, count: length, total: length, offset: 0, limit: 20 } as never;
  };

  /** Keeps the present state; `restore` brings it back. */
  async keep(projectKey: string, typeIds: readonly string[]): Promise<void> {
    this.kept = [];
    for (const typeId of typeIds) {
      for (const resource of await this.all(projectKey, typeId as never)) {
        this.kept.push({ projectKey, typeId, resource: resource as Fields });
      }
    }
  }

  async restore(): Promise<void> {
    await this.clear();
    this.usedTokens.clear();
    for (const { projectKey, typeId, resource } of this.kept ?? []) {
      await super.add(projectKey, typeId as never, resource as never);
    }
  }
}

const asFields = (found: unknown): Fields | null => (isFields(found) ? found : null);

const bySku =
  /^masterData\(current\(masterVariant\(sku="([^"]+)"\)\)\) or masterData\(current\(variants\(sku="\1"\)\)\)$/;

/** The mock asks with this predicate for every line that is added. */
function skuAsked(where: unknown): string | undefined {
  const [text, ...more] = [where].flat();
  return more.length === 0 && typeof text === 'string' ? bySku.exec(text)?.[1] : undefined;
}

export const whereSku = (sku: string): string =>
  `masterData(current(masterVariant(sku="${sku}"))) or masterData(current(variants(sku="${sku}")))`;

function skusOf({ masterData }: Fields): string[] {
  const current = isFields(masterData) ? masterData.current : undefined;
  if (!isFields(current)) return [];
  const variants = fieldsIn([current.masterVariant, ...fieldsIn(current.variants)]);
  return variants.flatMap(({ sku }) => (typeof sku === 'string' ? sku : []));
}
