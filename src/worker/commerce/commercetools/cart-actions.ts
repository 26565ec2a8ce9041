/** Updates of a cart as actions of commercetools. */
import type { Money } from '#domain/money/money.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import { codFeeSlug } from '#domain/remote/cart-updates.ts';
import { addressInput } from './addresses.ts';
import type { CommercetoolsConfig } from './config.ts';
import { customFields, customOf } from './custom-fields.ts';
import type {
  AddCartCustomLineItem,
  AddCartLineItem,
  BaseMoneyInput,
  CartUpdateAction,
  MoneyInput,
  ResourceIdentifierInput,
} from './documents/cart-inputs.ts';
import { namedAction } from './named-action.ts';

/** `distributionChannel`: the id of the one by which the cart's store sells. */
export type CartConfig = Pick<CommercetoolsConfig, 'types' | 'feeTaxCategory' | 'supplyChannel'> & {
  distributionChannel?: string | undefined;
};

/** What is in the cart that actions depend on. */
export type CartBasis = {
  /** The cart's custom type, and the names of its fields that have a value. */
  custom?: { typeKey: string; fields: readonly string[] };
  /** Ids of the lines that are the fee for cash on delivery. */
  feeLines: readonly string[];
};

const dependent: readonly CartUpdate['action'][] = ['setCustomFields', 'setPaymentMethod'];

export const dependsOnCart = (updates: readonly CartUpdate[]): boolean =>
  updates.some(({ action }) => dependent.includes(action));

export function cartActions(
  updates: readonly CartUpdate[],
  basis: CartBasis,
  config: CartConfig,
): CartUpdateAction[] {
  return updates.flatMap((update) => actionsOf(update, basis, config));
}

function actionsOf(update: CartUpdate, basis: CartBasis, config: CartConfig): CartUpdateAction[] {
  const { types } = config;
  switch (update.action) {
    case 'addLineItem':
      return [{ addLineItem: lineInput(update, config) }];
    case 'changeLineItemQuantity': {
      const { externalPrice: price, ...change } = update;
      const externalPrice = price && moneyInput(price);
      return [namedAction({ ...change, ...(externalPrice && { externalPrice }) })];
    }
    case 'setBillingAddress':
    case 'setShippingAddress':
      return [namedAction({ ...update, address: addressInput(update.address, types.address) })];
    case 'setShippingMethod':
      return [{ setShippingMethod: { shippingMethod: shippingMethod(update.key) } }];
    case 'setCustomFields':
      return fieldActions(update.fields, basis, types.cart);
    case 'setPaymentMethod':
      return feeActions(update.codFee, basis, config);
    default:
      return [namedAction(update)];
  }
}

export function lineInput(
  { sku, quantity, externalPrice, custom, ...channels }: CartUpdate & { action: 'addLineItem' },
  config: CartConfig,
): AddCartLineItem {
  const fields = custom && customOf(config.types.lineItem, custom);
  const supplyChannel = channelInput(channels.supplyChannel, config.supplyChannel);
  const distributionChannel = channelInput(
    channels.distributionChannel,
    config.distributionChannel,
  );
  return {
    sku,
    quantity,
    ...(supplyChannel && { supplyChannel }),
    ...(distributionChannel && { distributionChannel }),
    ...(externalPrice && { externalPrice: moneyInput(externalPrice) }),
    ...(fields && { custom: fields }),
  };
}

/** The line's own, else the one that the settings name. */
const channelInput = (
  channel: ResourceIdentifierInput | undefined,
  id: string | undefined,
): ResourceIdentifierInput | undefined => channel ?? (id ? { typeId: 'channel', id } : undefined);

/** By its key: commercetools looks it up itself. */
export const shippingMethod = (key: string): ResourceIdentifierInput => ({
  typeId: 'shipping-method',
  key,
});

/**
 * Fields that are not the shop's stay, unless the cart has no fields of this type yet. An absent one is removed if it is
 * there: commercetools refuses to remove another.
 */
function fieldActions(
  { customerAgreedToSendEmail, utmSource }: (CartUpdate & { action: 'setCustomFields' })['fields'],
  { custom }: CartBasis,
  wanted: string,
): CartUpdateAction[] {
  const fields = { customerAgreedToSendEmail, utmSource };
  if (custom?.typeKey !== wanted) {
    return [{ setCustomType: { typeKey: wanted, fields: customFields(fields) } }];
  }
  const absent = Object.entries(fields).filter(([, value]) => value === undefined);
  return [
    ...customFields(fields).map((field) => ({ setCustomField: field })),
    ...absent
      .filter(([name]) => custom.fields.includes(name))
      .map(([name]) => ({ setCustomField: { name } })),
  ];
}

/** The fee is a line of its own: changed where it is, added or removed. */
function feeActions(
  fee: Money | undefined,
  { feeLines: [held, ...superfluous] }: CartBasis,
  config: CartConfig,
): CartUpdateAction[] {
  const removal = (customLineItemId: string) => ({ removeCustomLineItem: { customLineItemId } });
  if (!fee) return [...(held ? [held] : []), ...superfluous].map(removal);
  const change = held
    ? { changeCustomLineItemMoney: { customLineItemId: held, money: moneyInput(fee) } }
    : { addCustomLineItem: feeLine(fee, config) };
  return [change, ...superfluous.map(removal)];
}

function feeLine(fee: Money, { feeTaxCategory }: CartConfig): AddCartCustomLineItem {
  return {
    slug: codFeeSlug,
    name: [{ locale: 'en', value: 'Cash on delivery fee' }],
    money: moneyInput(fee),
    quantity: 1,
    taxCategory: { typeId: 'tax-category', key: feeTaxCategory },
  };
}

export const centInput = ({ currencyCode, centAmount }: Money): MoneyInput => ({
  currencyCode,
  centAmount,
});

const moneyInput = (money: Money): BaseMoneyInput => ({ centPrecision: centInput(money) });
