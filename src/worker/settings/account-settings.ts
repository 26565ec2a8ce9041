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
    meaning: 'Where customers see their orders: another site, told by a signed token who comes.',
    example: 'https://orders.kontor.example/',
    needed: 'always',
  },
  myOrdersSecret: {
    variable: 'MY_ORDERS_SECRET',
    ...sharedSecret('MY_ORDERS_SECRET'),
    meaning: 'Signs the tokens for that site, which shares it.',
    unit: '32 characters or more',
    example: 'what `openssl rand -base64 48` prints',
    needed: 'always, but with `SANDBOX=1`',
  },
} as const satisfies Record<string, Setting>;
