import * as z from 'zod';
import { attributeNames, type MappedField } from '#domain/remote/catalogue/attribute-fields.ts';
import { asCountry, matching, recordOf, webAddress } from './schemas.ts';
import type { Setting } from './setting.ts';

const withoutSlash = webAddress.transform((address) => address.replace(/\/+$/, ''));
const key = matching(/^[\w-]{2,256}$/, 'a key of letters, digits, - and _');
const id = matching(/^[\w-]{2,256}$/, 'an id of letters, digits and -');
const needed = 'with `COMMERCE = "commercetools"`';

/** The custom types by which commercetools stores what it has no fields for. */
export const commercetoolsTypes = {
  cart: 'kontor-cart',
  lineItem: 'kontor-line-item',
  address: 'kontor-address',
  payment: 'kontor-payment',
  customer: 'kontor-customer',
};
type TypeName = keyof typeof commercetoolsTypes;
const typeNames = Object.keys(commercetoolsTypes) as TypeName[];

const mappedFields = Object.keys(attributeNames) as MappedField[];

export const commercetoolsSettings = {
  commercetoolsProjectKey: {
    variable: 'COMMERCETOOLS_PROJECT_KEY',
    schema: key,
    meaning: 'The project at commercetools.',
    example: 'kontor-eu',
    needed,
  },
  commercetoolsApiUrl: {
    variable: 'COMMERCETOOLS_API_URL',
    schema: withoutSlash,
    meaning: 'Where the HTTP API of the project’s region answers.',
    example: 'https://api.europe-west1.gcp.commercetools.com',
    needed,
  },
  commercetoolsAuthUrl: {
    variable: 'COMMERCETOOLS_AUTH_URL',
    schema: withoutSlash,
    meaning: 'Where that region gives access tokens.',
    example: 'https://auth.europe-west1.gcp.commercetools.com',
    needed,
  },
  commercetoolsClientId: {
    variable: 'COMMERCETOOLS_CLIENT_ID',
    schema: matching(/^\S+$/, 'one word without spaces'),
    meaning: 'The id of the shop’s API client.',
    example: 'B7hF3kQ9xL2mN8pR',
    needed,
  },
  commercetoolsClientSecret: {
    variable: 'COMMERCETOOLS_CLIENT_SECRET',
    schema: z.string(),
    meaning: 'The secret of that API client.',
    example: 'a secret of 32 characters',
    needed,
    place: 'secret',
  },
  commercetoolsScopes: {
    variable: 'COMMERCETOOLS_SCOPES',
    schema: z.string(),
    meaning: 'The scopes that tokens are requested for. Not set: all that the API client has.',
    optional: true,
    example: 'manage_orders:kontor-eu manage_customers:kontor-eu manage_payments:kontor-eu',
  },
  commercetoolsTypes: {
    variable: 'COMMERCETOOLS_TYPES',
    schema: recordOf(`pairs of ${typeNames.join(', ')} and the key of a type`, (name, type) => {
      const known = typeNames.find((each) => each === name);
      return known && key.safeParse(type).success ? [known, type] : undefined;
    }).transform((types) => ({ ...commercetoolsTypes, ...types })),
    meaning:
      'The keys of the project’s custom types; those that are not named have the keys of the default.',
    default: Object.entries(commercetoolsTypes)
      .map((pair) => pair.join('='))
      .join(' '),
    example: 'cart=order lineItem=guarantee',
  },
  commercetoolsAttributes: {
    variable: 'COMMERCETOOLS_ATTRIBUTES',
    schema: recordOf('pairs of a field and the name of an attribute', (name, attribute) => {
      const field = mappedFields.find((each) => each === name);
      return field && /^[\w-]{0,256}$/.test(attribute) ? [field, attribute] : undefined;
    }).transform((names) => ({ ...attributeNames, ...names })),
    meaning:
      'The attributes of products that fields of articles are read from, if their names differ. Without a name (`video=`) the field stays as the shop has it. The fields: [the catalogue](how-to/backends.md#the-catalogue).',
    default: '',
    example: 'ean=gtin details= manualUrl=manual',
  },
  commercetoolsChannels: {
    variable: 'COMMERCETOOLS_CHANNELS',
    schema: recordOf('pairs of a store and the id of a channel', (name, channel) => {
      const store = asCountry(name);
      return store && id.safeParse(channel).success ? [store, channel] : undefined;
    }),
    meaning:
      'The id of the channel by which each store sells: lines of carts name it, and its prices go before those of no channel. A store that is not named sells by none.',
    default: '',
    example: 'de=6f1c2a9e-1b5d-4c0a-9b7e-2d8f3a4c5e6f',
  },
  commercetoolsSupplyChannel: {
    variable: 'COMMERCETOOLS_SUPPLY_CHANNEL',
    schema: id,
    meaning:
      'The id of the channel whose stock is sold; lines of carts name it. Not set: the stock of no channel.',
    optional: true,
    example: '0c4d7b1f-8a2e-4f6b-9d3c-5e1a7b9f2d48',
  },
  commercetoolsFeeTaxCategory: {
    variable: 'COMMERCETOOLS_FEE_TAX_CATEGORY',
    schema: key,
    meaning: 'The key of the tax category of the fee for cash on delivery.',
    default: 'standard',
    example: 'services',
  },
} as const satisfies Record<string, Setting>;
