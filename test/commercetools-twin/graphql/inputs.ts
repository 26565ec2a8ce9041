/** Brings inputs of GraphQL into the form of the REST API. What differs is decided by the type of the input. */
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { type Fields, fieldsIn, isFields } from '../store/fields-of.ts';
import { refusal } from '../store/refusal.ts';

/** What a reference refers to, by the field that has it; references in GraphQL need not say it. */
const referredBy: Readonly<Record<string, string>> = {
  anonymousCart: 'cart',
  cart: 'cart',
  cartDiscounts: 'cart-discount',
  categories: 'category',
  channel: 'channel',
  customer: 'customer',
  customerGroup: 'customer-group',
  discountCode: 'discount-code',
  distributionChannel: 'channel',
  distributionChannels: 'channel',
  parent: 'category',
  payment: 'payment',
  product: 'product',
  productType: 'product-type',
  shippingMethod: 'shipping-method',
  state: 'state',
  store: 'store',
  stores: 'store',
  supplyChannel: 'channel',
  supplyChannels: 'channel',
  taxCategory: 'tax-category',
  type: 'type',
  zone: 'zone',
};

const oneOf = /(UpdateAction|DiscountValueInput|CartDiscountTargetInput)$/;

export function restInput(type: GraphQLInputType, value: unknown, field = ''): unknown {
  if (isNonNullType(type)) return restInput(type.ofType, value, field);
  if (value === null || value === undefined) return value;
  if (isListType(type)) return restList(type.ofType, value, field);
  return isInputObjectType(type) && isFields(value) ? restObject(type, value, field) : value;
}

function restList(item: GraphQLInputType, value: unknown, field: string): unknown {
  const items = (Array.isArray(value) ? value : [value]).map((each) =>
    restInput(item, each, field),
  );
  const name = isNonNullType(item) ? String(item.ofType) : String(item);
  if (name === 'LocalizedStringItemInputType') {
    return Object.fromEntries(fieldsIn(items).map((each) => [each.locale, each.value]));
  }
  if (name === 'CustomFieldInput') {
    return Object.fromEntries(fieldsIn(items).map((each) => [each.name, each.value]));
  }
  return items;
}

function restObject(type: GraphQLInputObjectType, value: Fields, field: string): Fields {
  if (oneOf.test(type.name)) return chosen(type, value);
  const fields = type.getFields();
  const whole: Fields = Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const own = fields[name];
      return own && each !== undefined ? [[name, restInput(own.type, each, name)]] : [];
    }),
  );
  if (type.name === 'BaseMoneyInput') return moneyOf(whole);
  if (type.name === 'DimensionsInput') return { w: whole.width, h: whole.height };
  if (/(ResourceIdentifier|Reference)Input$/.test(type.name)) {
    return { typeId: referredBy[field], ...whole };
  }
  // Without a value the field is removed.
  if (jsonValued(type)) return { ...whole, value: fromJson(whole.value) ?? null };
  return withCustomType(type, whole);
}

/** Values of custom fields and attributes are texts that contain JSON. */
const jsonValued = ({ name }: GraphQLInputObjectType) =>
  /(CustomField|CustomFieldInput|ProductAttributeInput)$/.test(name);

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw refusal('InvalidInput', `The value is not valid JSON: ${value}`);
  }
}

/** An object with one field whose name is the kind: `{ addLineItem: {…} }`, `{ relative: {…} }`. */
function chosen(type: GraphQLInputObjectType, value: Fields): Fields {
  const given = Object.entries(value).filter(([, each]) => each !== undefined && each !== null);
  const [only] = given;
  if (!only || given.length > 1) {
    throw refusal('InvalidInput', `${type.name} must have exactly one field.`);
  }
  const [kind, inner] = only;
  const field = type.getFields()[kind];
  const rest = field && restInput(field.type, inner, kind);
  const discriminant = type.name.endsWith('UpdateAction') ? 'action' : 'type';
  return { [discriminant]: kind, ...(isFields(rest) && rest) };
}

function moneyOf({ centPrecision, highPrecision }: Fields): Fields {
  if (isFields(centPrecision)) return { type: 'centPrecision', ...centPrecision };
  return { type: 'highPrecision', ...(isFields(highPrecision) && highPrecision) };
}

/** `typeKey` and `typeId` are short forms of `type`. */
function withCustomType({ name }: GraphQLInputObjectType, whole: Fields): Fields {
  if (!/(CustomFieldsDraft|CustomType)$/.test(name)) return whole;
  const { typeKey, typeId, ...rest } = whole;
  if (rest.type || !(typeKey || typeId)) return rest;
  const by = typeof typeKey === 'string' ? { key: typeKey } : { id: typeId };
  return { ...rest, type: { typeId: 'type', ...by } };
}
