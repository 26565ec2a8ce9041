/** Every GraphQL document that is written. */
import * as carts from '#worker/commerce/commercetools/documents/cart.ts';
import * as catalogue from '#worker/commerce/commercetools/documents/catalogue.ts';
import * as customers from '#worker/commerce/commercetools/documents/customer.ts';
import type { Document } from '#worker/commerce/commercetools/documents/document.ts';
import * as orders from '#worker/commerce/commercetools/documents/order.ts';
import * as reviews from '#worker/commerce/commercetools/documents/review.ts';

const isDocument = (value: unknown): value is Document<unknown, object> =>
  typeof value === 'object' && value !== null && 'text' in value;

export const documents = [carts, catalogue, orders, customers, reviews].flatMap((module) =>
  Object.values(module).filter(isDocument),
);
