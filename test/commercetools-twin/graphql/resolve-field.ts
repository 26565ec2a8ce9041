/**
 * Resolves a field of the GraphQL schema from an answer of the REST API. Names mostly coincide; where they do not, the
 * difference is one of the rules here. What no rule yields is null, or an error where the schema does not allow null.
 */
import {
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Fields, isFields } from '../store/fields-of.ts';
import { isTypeId, type Records } from '../store/records.ts';
import type { TwinContext } from './context.ts';
import { ownRules } from './own-rules.ts';
import { resourceOf } from './resource-types.ts';

/** Lists that the REST API or the mock leaves out when they are empty. */
const emptyIfAbsent = new Set([
  'assets',
  'categoryOrderHints',
  'customLineItems',
  'deliveries',
  'directDiscounts',
  'discountedPricePerQuantity',
  'discountCodes',
  'distributionChannels',
  'groups',
  'includedDiscounts',
  'itemShippingAddresses',
  'perMethodTaxRate',
  'productSelections',
  'referenceRefs',
  'refusedGifts',
  'returnInfo',
  'searchKeywords',
  'shipping',
  'state',
  'storesRef',
  'subRates',
  'supplyChannels',
  'syncInfo',
  'taxPortions',
  'taxedPricePortions',
  'tiers',
]);

export const resolveField: GraphQLFieldResolver<unknown, TwinContext, Fields> = async (
  source,
  args,
  context,
  info,
) => {
  if (!isFields(source)) return null;
  const { fieldName, parentType, returnType } = info;
  const rule = ownRules[`${parentType.name}.${fieldName}`];
  if (rule) return expanded(await rule(source, args, context), returnType, context.records);
  const localized = localizedValue(source, fieldName, args, returnType);
  if (localized !== undefined) return localized;
  const found = restValue(source, fieldName);
  if (found === undefined || found === null) {
    return isListType(nullable(returnType)) && emptyIfAbsent.has(fieldName) ? [] : null;
  }
  return expanded(found, returnType, context.records);
};

const nullable = (type: GraphQLOutputType) => (isNonNullType(type) ? type.ofType : type);

/** `storeRef` is `store`, `paymentRefs` is `payments` of the REST answer. */
function restValue(source: Fields, name: string): unknown {
  if (source[name] !== undefined) return source[name];
  if (name.endsWith('Refs')) return source[`${name.slice(0, -4)}s`] ?? source[name.slice(0, -4)];
  return name.endsWith('Ref') ? source[name.slice(0, -3)] : undefined;
}

function localizedValue(source: Fields, name: string, args: Fields, type: GraphQLOutputType) {
  if (name.endsWith('AllLocales')) {
    const texts = source[name.slice(0, -'AllLocales'.length)];
    if (!isFields(texts)) return isNonNullType(type) ? [] : null;
    return Object.entries(texts).map(([locale, value]) => ({ locale, value }));
  }
  const texts = source[name];
  if (getNamedType(type).name !== 'String' || !isFields(texts)) return undefined;
  if (typeof args.locale === 'string') return texts[args.locale] ?? null;
  const accepted = Array.isArray(args.acceptLanguage) ? args.acceptLanguage.map(String) : [];
  const language = (locale: string) => locale.split('-')[0] ?? locale;
  for (const locale of accepted) {
    const near = Object.keys(texts).find((own) => language(own) === language(locale));
    const text = texts[locale] ?? (near && texts[near]);
    if (text !== undefined) return text;
  }
  return null;
}

const isReference = (value: unknown): value is Fields =>
  isFields(value) &&
  isTypeId(value.typeId) &&
  (typeof value.id === 'string' || typeof value.key === 'string');

/** References are what they refer to, unless the schema has them as references. */
async function expanded(value: unknown, type: GraphQLOutputType, records: Records) {
  const name = getNamedType(type).name;
  if (name === 'Reference' || name === 'KeyReference' || name === 'Json') return value;
  if (isObjectType(getNamedType(type)) && name.startsWith('Raw')) return value;
  if (!Array.isArray(value)) return isReference(value) ? load(value, records) : value;
  return Promise.all(value.map((each) => (isReference(each) ? load(each, records) : each)));
}

async function load({ typeId, id, key }: Fields, records: Records): Promise<Fields | null> {
  if (!isTypeId(typeId)) return null;
  const found =
    typeof id === 'string'
      ? await records.get(typeId, id)
      : await records.byKey(typeId, String(key));
  return found && { ...found, [resourceOf]: typeId };
}
