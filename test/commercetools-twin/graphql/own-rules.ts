/** Fields that GraphQL has and the REST API has elsewhere, or computes. By type and field. */

import { chosenPrice } from '../pricing/price-choice.ts';
import { type Fields, fieldsIn, isFields, numberIn, textIn } from '../store/fields-of.ts';
import { refusal } from '../store/refusal.ts';
import { stockEntries } from '../store/stock-entries.ts';
import type { TwinContext } from './context.ts';

type Rule = (source: Fields, args: Fields, context: TwinContext) => unknown;

const named = (entries: Fields[], args: Fields) => {
  const { includeNames, excludeNames } = args;
  return entries
    .filter(({ name }) => !Array.isArray(includeNames) || includeNames.includes(name))
    .filter(({ name }) => !Array.isArray(excludeNames) || !excludeNames.includes(name));
};

const customer: Rule = ({ customerId }, _args, { records }) =>
  typeof customerId === 'string' ? records.get('customer', customerId) : null;

const lineItems: Rule = (source, { id }) =>
  fieldsIn(source.lineItems).filter((line) => typeof id !== 'string' || line.id === id);

const variantsOf = (data: Fields) => [data.masterVariant, ...fieldsIn(data.variants)];
const skusOf = (data: Fields) =>
  variantsOf(data).flatMap((each) => (isFields(each) ? each.sku : []));

const chosenVariants =
  (all: boolean): Rule =>
  (source, args) => {
    refuseGiven(args, ['isOnStock', 'stockChannelIds']);
    const { skus, hasImages } = args;
    return fieldsIn(all ? variantsOf(source) : source.variants)
      .filter(({ sku }) => !Array.isArray(skus) || skus.includes(sku))
      .filter(
        ({ images }) => typeof hasImages !== 'boolean' || hasImages === fieldsIn(images).length > 0,
      );
  };

const addressBy =
  (field: string): Rule =>
  (source) => {
    const ids = [source[field]].flat();
    const found = fieldsIn(source.addresses).filter(({ id }) => ids.includes(id));
    return Array.isArray(source[field]) || field.endsWith('s') ? found : (found[0] ?? null);
  };

const price: Rule = (source, args) => {
  refuseGiven(args, ['customerGroupId']);
  const { currency, country, channelId, date } = args;
  const at = textIn(date);
  return chosenPrice(source, { currency, country, channelId, ...(at && { at }) }) ?? null;
};

/** Arguments that the twin does not follow are an error, so that none is ignored unseen. */
function refuseGiven(args: Fields, names: readonly string[]) {
  const given = names.find((name) => args[name] !== undefined && args[name] !== null);
  if (given) throw refusal('General', `The twin does not have the argument ${given}.`);
}

const availability: Rule = async ({ sku }, _args, { records }) => {
  if (typeof sku !== 'string') return null;
  const entries = await stockEntries(sku, records);
  if (entries.length === 0) return null;
  const own = entries.find(({ supplyChannel }) => !supplyChannel);
  const supplied = entries.filter(({ supplyChannel }) => supplyChannel);
  return { noChannel: own ? stockOf(own) : null, supplied };
};

/** The stock of each channel that is asked for; without ids of all. */
const stockByChannel: Rule = ({ supplied }, { includeChannelIds, excludeChannelIds }) => {
  refuseGiven({ excludeChannelIds }, ['excludeChannelIds']);
  const results = fieldsIn(supplied)
    .filter(
      ({ supplyChannel }) =>
        !Array.isArray(includeChannelIds) ||
        (isFields(supplyChannel) && includeChannelIds.includes(supplyChannel.id)),
    )
    .map((entry) => ({ channel: entry.supplyChannel, availability: stockOf(entry) }));
  return { results, total: results.length, limit: results.length, offset: 0 };
};

const stockOf = (entry: Fields) => {
  const availableQuantity = numberIn(entry.availableQuantity) ?? 0;
  return { ...entry, availableQuantity, isOnStock: availableQuantity > 0 };
};

const children = ({ id }: Fields, { records }: TwinContext) =>
  records.query('category', { where: `parent(id = "${String(id)}")`, limit: 500 });

export const ownRules: Readonly<Record<string, Rule>> = {
  'Cart.customer': customer,
  'Order.customer': customer,
  'Cart.lineItems': lineItems,
  'Order.lineItems': lineItems,
  'Cart.totalLineItemQuantity': ({ lineItems: lines }) =>
    fieldsIn(lines).reduce((sum, { quantity }) => sum + (numberIn(quantity) ?? 0), 0) || null,
  'CartQueryResult.exists': ({ count }) => Number(count) > 0,
  'CustomFieldsType.customFieldsRaw': ({ fields }, args) =>
    named(
      Object.entries(isFields(fields) ? fields : {}).map(([name, value]) => ({ name, value })),
      args,
    ),
  'CustomFieldsType.typeRef': ({ type }) => type,
  'ProductVariant.attributesRaw': ({ attributes }, args) => named(fieldsIn(attributes), args),
  'RawProductAttribute.referencedResource': ({ value }) => (isFields(value) ? value : null),
  'RawProductAttribute.referencedResourceSet': ({ value }) => fieldsIn(value),
  'RawCustomField.referencedResource': ({ value }) => (isFields(value) ? value : null),
  'RawCustomField.referencedResourceSet': ({ value }) => fieldsIn(value),
  'ProductVariant.price': price,
  'ProductVariant.availability': availability,
  'ProductVariantAvailabilityWithChannels.channels': stockByChannel,
  'ProductVariant.images': ({ images }) => fieldsIn(images),
  'Image.dimensions': ({ dimensions }) =>
    isFields(dimensions) ? { width: dimensions.w, height: dimensions.h } : null,
  'Product.skus': ({ masterData }) => {
    const current = isFields(masterData) ? masterData.current : undefined;
    return isFields(current) ? skusOf(current) : [];
  },
  'ProductCatalogData.current': ({ current, published }) => (published === false ? null : current),
  'ProductData.skus': skusOf,
  'ProductData.allVariants': chosenVariants(true),
  'ProductData.variants': chosenVariants(false),
  'ProductData.variant': (source, { sku, key }) =>
    fieldsIn(variantsOf(source)).find((each) => (sku ? each.sku === sku : each.key === key)) ??
    null,
  'ProductData.categoriesRef': ({ categories }) => fieldsIn(categories),
  'ProductTypeDefinition.attributeDefinitions': ({ attributes }, args) => {
    const results = named(fieldsIn(attributes), args);
    return { results, total: results.length, limit: results.length, offset: 0 };
  },
  'AttributeDefinitionResult.exists': ({ total }) => Number(total) > 0,
  'Category.children': async (source, _args, context) => (await children(source, context)).results,
  'Category.childCount': async (source, _args, context) => (await children(source, context)).total,
  'Customer.billingAddresses': addressBy('billingAddressIds'),
  'Customer.shippingAddresses': addressBy('shippingAddressIds'),
  'Customer.defaultBillingAddress': addressBy('defaultBillingAddressId'),
  'Customer.defaultShippingAddress': addressBy('defaultShippingAddressId'),
  'Customer.password': ({ password }) => (password ? '****' : null),
  'CustomerPasswordToken.version': ({ version }) => version ?? 1,
};
