/**
 * Update actions that the mock lacks or has only in part. They are added to its handler, so that one request has the
 * mock's own actions and these in their order, under one version.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CommercetoolsMock } from '@labdigital/commercetools-mock';
import { matchedCart } from '../pricing/discounts.ts';
import { shipsCart } from '../pricing/shipping.ts';
import { type Fields, fieldsIn, isFields, numberIn } from '../store/fields-of.ts';
import { type Records, recordsOf } from '../store/records.ts';
import { refusal } from '../store/refusal.ts';
import type { TwinStorage } from '../store/storage.ts';
import { channelOf, lineOf } from './line-item.ts';

type Action = (context: unknown, resource: Fields, action: Fields) => void | Promise<void>;
type BeforeAction = (resource: Fields, action: Fields) => void;
type Handler = { actions: Record<string, Action> & { beforeAction: BeforeAction } };

export function addActions(mock: CommercetoolsMock, storage: TwinStorage, projectKey: string) {
  const records = recordsOf(mock, storage, projectKey);
  const cart = mock.project(projectKey).getRepository('cart') as unknown as Handler;
  const setAddress = cart.actions.setShippingAddress?.bind(cart.actions);
  const setMethod = cart.actions.setShippingMethod?.bind(cart.actions);
  const before = cart.actions.beforeAction.bind(cart.actions);
  Object.assign(cart.actions, cartActions(records), {
    beforeAction: (resource: Fields, action: Fields) => {
      requireOpen(resource);
      before(resource, action);
    },
    setShippingMethod: async (context: unknown, resource: Fields, action: Fields) => {
      await requireShipped(resource, action.shippingMethod, records);
      await setMethod?.(context, resource, action);
    },
    setShippingAddress: async (context: unknown, resource: Fields, action: Fields) => {
      await setAddress?.(context, resource, action);
      // Without an address there is neither a tax nor a shipping method.
      if (!action.address) resource.shippingInfo = undefined;
    },
  });
}

const cartActions = (records: Records): Record<string, Action> => ({
  addLineItem: (_context, cart, action) => addLine(cart, action, records),
  changeLineItemQuantity: (_context, cart, action) => {
    const line = lineIn(cart, action);
    const quantity = numberIn(action.quantity) ?? 0;
    if (quantity <= 0) cart.lineItems = fieldsIn(cart.lineItems).filter((each) => each !== line);
    else line.quantity = quantity;
    if (isFields(action.externalPrice)) setExternalPrice(line, action.externalPrice);
  },
  setKey: (_context, cart, { key }) => setOrRemove(cart, 'key', key),
  setDeleteDaysAfterLastModification: (_context, cart, { deleteDaysAfterLastModification: days }) =>
    setOrRemove(cart, 'deleteDaysAfterLastModification', days),
  changeTaxMode: (_context, cart, { taxMode }) => setOrRemove(cart, 'taxMode', taxMode),
  changeTaxCalculationMode: (_context, cart, { taxCalculationMode: mode }) =>
    setOrRemove(cart, 'taxCalculationMode', mode),
  setLineItemSupplyChannel: (_context, cart, action) =>
    setChannel(lineIn(cart, action), 'supplyChannel', action, records),
  setLineItemDistributionChannel: (_context, cart, action) =>
    setChannel(lineIn(cart, action), 'distributionChannel', action, records),
  /** Prices of the products of now; with `updateProductData` their names, pictures and attributes too. */
  recalculate: async (_context, cart, { updateProductData }) => {
    for (const line of fieldsIn(cart.lineItems)) {
      const sku = isFields(line.variant) ? String(line.variant.sku) : '';
      const { quantity, distributionChannel } = line;
      const asked = { sku, quantity, distributionChannel };
      const fresh = await lineOf(cart, asked, records).catch(() => null);
      if (!fresh) continue;
      if (line.priceMode === 'Platform') line.price = fresh.price;
      if (updateProductData !== true) continue;
      for (const name of ['variant', 'name', 'productSlug', 'productType', 'productKey']) {
        setOrRemove(line, name, fresh[name]);
      }
    }
  },
});

function requireOpen({ id, cartState }: Fields) {
  if (cartState !== 'Ordered' && cartState !== 'Merged') return;
  const message = `The cart with ID '${String(id)}' is in state '${cartState}' and cannot be changed.`;
  throw refusal('InvalidOperation', message);
}

/** The mock does not read the predicates of shipping methods. */
async function requireShipped(cart: Fields, reference: unknown, records: Records) {
  if (!isFields(reference)) return;
  const { id, key } = reference;
  const method =
    typeof id === 'string'
      ? await records.get('shipping-method', id)
      : await records.byKey('shipping-method', String(key));
  if (!method || shipsCart(method, await matchedCart(cart, records))) return;
  const message = `The shipping method with ID '${String(method.id)}' is not allowed for the cart with ID '${String(cart.id)}'.`;
  throw refusal('ShippingMethodDoesNotMatchCart', message);
}

function setOrRemove(target: Fields, name: string, value: unknown) {
  if (value === undefined || value === null) delete target[name];
  else target[name] = value;
}

function lineIn(cart: Fields, { lineItemId, lineItemKey }: Fields): Fields {
  const found = fieldsIn(cart.lineItems).find(({ id, key }) =>
    lineItemId ? id === lineItemId : lineItemKey !== undefined && key === lineItemKey,
  );
  if (found) return found;
  const by = lineItemId ? `ID '${String(lineItemId)}'` : `key '${String(lineItemKey)}'`;
  throw refusal('InvalidOperation', `The line item with ${by} was not found.`);
}

function setExternalPrice(line: Fields, money: Fields) {
  line.priceMode = 'ExternalPrice';
  line.price = { id: randomUUID(), value: { fractionDigits: 2, ...money, type: 'centPrecision' } };
}

/** Of the same article, one line for each combination of custom fields and channels. */
async function addLine(cart: Fields, action: Fields, records: Records) {
  const added = await lineOf(cart, action, records);
  const lines = fieldsIn(cart.lineItems);
  const same = lines.find((line) => isDeepStrictEqual(identityOf(line), identityOf(added)));
  if (!same) cart.lineItems = [...lines, added];
  else same.quantity = Number(same.quantity) + Number(added.quantity);
}

const identityOf = ({
  productId,
  variant,
  custom,
  supplyChannel,
  distributionChannel,
  priceMode,
  lineItemMode,
}: Fields) =>
  JSON.parse(
    JSON.stringify([
      productId,
      isFields(variant) ? variant.id : null,
      isFields(custom) ? custom.fields : null,
      supplyChannel ?? null,
      distributionChannel ?? null,
      priceMode,
      lineItemMode,
    ]),
  );

async function setChannel(
  line: Fields,
  name: 'supplyChannel' | 'distributionChannel',
  action: Fields,
  records: Records,
) {
  const given = action[name];
  setOrRemove(line, name, isFields(given) ? await channelOf(given, records) : undefined);
}
