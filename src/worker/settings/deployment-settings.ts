import * as z from 'zod';
import { oneOf } from './schemas.ts';
import type { Setting } from './setting.ts';

export const deploymentSettings = {
  commerce: {
    variable: 'COMMERCE',
    // The valid names are in commerce/backends.ts.
    schema: z.string().regex(/^[a-z]+$/, 'the name of a backend'),
    meaning:
      'The backend that the shop runs on: `embedded`, its own database. There is no other yet.',
    default: 'embedded',
    example: 'embedded',
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
