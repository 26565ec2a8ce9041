/** Generates docs/openapi.json, the description of the calls, from the contract table. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { cartAction } from '#domain/cart/actions.ts';
import { cartAnswer } from '#domain/cart/cart-answer.ts';
import { categoryAnswer } from '#domain/catalogue/calls/category-answer.ts';
import { productAnswer } from '#domain/catalogue/calls/product-answer.ts';
import { productSummary } from '#domain/catalogue/calls/product-summary.ts';
import { address } from '#domain/checkout/address.ts';
import { customerWithBook } from '#domain/customer/customer-answer.ts';
import { type ErrorCode, errors } from '#domain/errors.ts';
import { money } from '#domain/money/money.ts';
import type { Operation } from '#domain/operation.ts';
import { type OperationName, operations } from '#domain/operations.ts';
import { orderAnswer } from '#domain/order/order-answer.ts';
import { checkoutAnswer } from '#domain/payment/checkout-result.ts';
import { review } from '#domain/review/review.ts';
import { shippingMethod } from '#domain/shipping/shipping-method.ts';

type Json = { [name: string]: unknown };

/** What many calls take or answer is written once. */
const shared = z.registry<{ id: string }>();
const named = {
  Address: address,
  Cart: cartAnswer,
  CartAction: cartAction,
  Category: categoryAnswer,
  CheckoutResult: checkoutAnswer,
  Customer: customerWithBook,
  Money: money,
  Order: orderAnswer,
  Product: productAnswer,
  ProductSummary: productSummary,
  Review: review,
  ShippingMethod: shippingMethod,
};
for (const [id, schema] of Object.entries(named)) shared.add(schema as z.ZodType, { id });

const components = '#/components/schemas/';

/** The schema, and what it shares, under the names of the document: `AddressInput` is an address as it is sent. */
function described(schema: z.ZodType, io: 'input' | 'output', schemas: Map<string, Json>): Json {
  const {
    $schema: _,
    $defs,
    ...own
  } = z.toJSONSchema(schema, {
    metadata: shared,
    unrepresentable: 'any',
    io,
  }) as Json & { $defs?: Record<string, Json> };
  const suffix = io === 'input' ? 'Input' : '';
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).flatMap(([key, each]) => {
      if (key === '$ref') return [[key, String(each).replace('#/$defs/', components) + suffix]];
      // A name of the registry, which the document has as a key.
      return key === 'id' && typeof each === 'string' ? [] : [[key, renamed(each)]];
    });
    return Object.fromEntries(entries);
  };
  for (const [name, definition] of Object.entries($defs ?? {})) {
    schemas.set(name + suffix, renamed(definition) as Json);
  }
  return renamed(own) as Json;
}

/** `customerAddAddress` → `Customer add address`. */
function summaryOf(name: string): string {
  const words = name.replace(/-/g, ' ').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pathOf(name: OperationName, schemas: Map<string, Json>): Json {
  const { input, second, answerSchema, readsSession, rateLimit }: Operation<unknown, unknown> =
    operations[name];
  const main = described(input, 'input', schemas);
  const more = described(second, 'input', schemas);
  const data = answerSchema ? described(answerSchema, 'output', schemas) : {};
  return {
    post: {
      operationId: name,
      summary: summaryOf(name),
      tags: [answerSchema ? 'specification' : 'house'],
      parameters: [{ $ref: '#/components/parameters/origin' }],
      ...(readsSession && { security: [{}, { session: [] }] }),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { type: 'array', prefixItems: [main, more], minItems: 1, maxItems: 2 },
          },
        },
      },
      responses: {
        200: {
          description: 'The answer.',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { data }, required: ['data'] },
            },
          },
        },
        ...(rateLimit && { 429: { $ref: '#/components/responses/TooManyTries' } }),
        default: { $ref: '#/components/responses/Refusal' },
      },
    },
  };
}

const failed = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: `${components}Failure` } } },
});

/** Source: src/domain/errors.ts. */
const failureSchema: Json = {
  type: 'object',
  properties: {
    code: {
      type: 'string',
      oneOf: (Object.keys(errors) as ErrorCode[]).map((code) => ({
        const: code,
        description: `${errors[code].status}: ${errors[code].message}`,
      })),
    },
    message: { type: 'string', description: 'The text of the code, and what it is about.' },
    currentVersion: { type: 'integer', description: 'The version on the server.' },
    retryAfterSeconds: { type: 'integer' },
    suggested: { type: 'object', description: 'The address as the maps service corrects it.' },
    data: {
      type: 'object',
      description: 'Of add-review: what the browser shows.',
      properties: { communicate: { type: 'string' } },
    },
  },
  required: ['code', 'message'],
};

export function openApiDocument(): Json {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const schemas = new Map<string, Json>();
  const names = (Object.keys(operations) as OperationName[]).toSorted();
  const paths = names.map((name) => [`/new-ct/${name}`, pathOf(name, schemas)]);
  const sorted = [...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Kontor',
      version,
      description:
        'The calls of the shop. Each is a POST with a list: the main argument, and optionally a custom query. Made by `npm run openapi` from the contract table, src/domain/operations.ts.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [
      { name: 'specification', description: 'Calls that the specification names.' },
      { name: 'house', description: 'Calls of the shop’s own pages; their answers may change.' },
    ],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...Object.fromEntries(sorted), Failure: failureSchema },
      responses: {
        Refusal: failed('Refused: the code says why.'),
        TooManyTries: failed('Too many calls from one network: wait a minute.'),
      },
      parameters: {
        origin: {
          name: 'origin',
          in: 'query',
          description: 'A host of the shop: links of the call lead to that market.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'kontor-session' } },
    },
  };
}

/** As it is written to the file. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 1)}\n`;
