/**
 * Calls for a customer's saved addresses: rows of the contract table (../operations.ts). Each change names the version
 * of the customer that the caller has seen. Source: purchase-flow.txt §7.
 */
import * as z from 'zod';
import { address } from '../checkout/address.ts';
import { answer, operation } from '../operation.ts';
import { addressBook, addressUses } from './address-book.ts';

const version = z.int().positive();
const addressId = z.string().max(64);
const book = answer(addressBook);
const withoutId = address.omit({ id: true });

export const addressOperations = {
  getCustomerAddresses: operation(z.object({}), book),
  /** Idempotent: an address that is already saved is not added again. */
  customerAddAddress: operation(
    z.object({ version, address: withoutId, uses: z.array(z.enum(addressUses)).default([]) }),
    book,
  ),
  customerChangeAddress: operation(z.object({ version, addressId, address: withoutId }), book),
  customerRemoveAddress: operation(z.object({ version, addressId }), book),
  /** Null: none is the default. */
  customerSetDefaultShippingAddress: operation(
    z.object({ version, addressId: addressId.nullable() }),
    book,
  ),
  customerSetDefaultBillingAddress: operation(
    z.object({ version, addressId: addressId.nullable() }),
    book,
  ),
};
