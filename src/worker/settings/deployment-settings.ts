import * as z from 'zod';
import { matching, oneOf, wholeNumber } from './schemas.ts';
import type { Setting } from './setting.ts';

export const deploymentSettings = {
  commerce: {
    variable: 'COMMERCE',
    // The valid names are in commerce/backends.ts.
    schema: z.string().regex(/^[a-z]+$/, 'the name of a backend'),
    meaning:
      'Where carts, orders and customers are stored: `embedded`, the shop’s own database; `middleware`, a service with the calls of the specification; `commercetools`, a project there.',
    default: 'embedded',
    example: 'embedded',
  },
  middlewareUrl: {
    variable: 'MIDDLEWARE_URL',
    schema: matching(
      /^https?:\/\/[^\s/]+(\/\S*)?$/,
      'an address that begins with https:// or http://',
    ).transform((address) => address.replace(/\/+$/, '')),
    meaning:
      'The middleware that has the calls of the specification under /new-ct. `{country}` in it stands for the market. Without it each call fails with `missing middlewareUrl`.',
    example: 'https://middleware.kontor.example',
    needed: 'with `COMMERCE = "middleware"`',
    optional: true,
  },
  orderConfirmation: {
    variable: 'ORDER_CONFIRMATION',
    schema: oneOf(['shop', 'backend']),
    meaning:
      'With `COMMERCE` `middleware` or `commercetools`: who confirms orders by mail. `backend`: that system does, and the shop sends no confirmation.',
    default: 'shop',
    example: 'backend',
  },
  remoteTimeoutMs: {
    variable: 'REMOTE_TIMEOUT_MS',
    schema: wholeNumber(100, 60_000),
    meaning:
      'With `COMMERCE` `middleware` or `commercetools`: how long a request to that system may take before it counts as failed.',
    unit: 'milliseconds, 100 to 60000',
    default: '15000',
    example: '8000',
  },
  isSandbox: {
    variable: 'SANDBOX',
    schema: oneOf(['0', '1']).transform((text) => text === '1'),
    meaning:
      '`1` lets sandbox services stand in for providers that are not configured. Never in production: there a missing provider is an error with its name.',
    default: '0',
    example: '1',
    place: 'local',
  },
} as const satisfies Record<string, Setting>;
