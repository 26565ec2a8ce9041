import { webAddress } from './schemas.ts';
import { sharedSecret } from './secrets.ts';
import type { Setting } from './setting.ts';

export const accountSettings = {
  sessionSecret: {
    variable: 'SESSION_SECRET',
    ...sharedSecret('SESSION_SECRET'),
    meaning:
      'Signs sessions and reset links. Without it account pages and the carts of whoever is logged in answer 500. A new one logs every customer out.',
    unit: '32 characters or more',
    example: 'what `openssl rand -base64 48` prints',
    needed: 'always, but with `SANDBOX=1`',
  },
  myOrdersUrl: {
    variable: 'MY_ORDERS_URL',
    schema: webAddress,
    meaning:
      'Another site where customers see their orders: the header’s link leads there, and a signed token tells it who comes. Not set: the link leads to the orders in the account.',
    optional: true,
    example: 'https://orders.kontor.example/',
  },
  myOrdersSecret: {
    variable: 'MY_ORDERS_SECRET',
    ...sharedSecret('MY_ORDERS_SECRET'),
    meaning: 'Signs the tokens for that site, which shares it.',
    unit: '32 characters or more',
    example: 'what `openssl rand -base64 48` prints',
    needed: 'with `MY_ORDERS_URL`, but with `SANDBOX=1`',
  },
} as const satisfies Record<string, Setting>;
