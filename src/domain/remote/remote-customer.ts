/** A customer as a remote backend stores it. Other fields of an answer are kept. Source: purchase-flow.txt §3 Customer. */
import * as z from 'zod';
import { clientTypes } from '../customer/customer.ts';
import { remoteAddress } from './remote-cart.ts';

export const remoteCustomer = z.looseObject({
  id: z.string(),
  version: z.int(),
  email: z.string(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  companyName: z.string().nullish(),
  /** ISO day. */
  dateOfBirth: z.iso.date().nullish(),
  vatId: z.string().nullish(),
  locale: z.string().nullish(),
  isEmailVerified: z.boolean().nullish(),
  /** ISO time. */
  createdAt: z.iso.datetime().nullish(),
  addresses: z.array(remoteAddress.extend({ key: z.string().nullish() })).default([]),
  shippingAddressIds: z.array(z.string()).default([]),
  billingAddressIds: z.array(z.string()).default([]),
  defaultShippingAddressId: z.string().nullish(),
  defaultBillingAddressId: z.string().nullish(),
  custom: z.looseObject({ clientType: z.enum(clientTypes).nullish().catch(null) }).nullish(),
});

export type RemoteCustomer = z.output<typeof remoteCustomer>;
