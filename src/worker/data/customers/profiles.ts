/** What customers say about themselves. Rules: src/domain/customer/profile.ts. */
import { type SQL, sql } from 'drizzle-orm';
import type { Customer } from '#domain/customer/customer.ts';

/** Stores the profile if the customer's version is still that of `profile`; no row if it is not. */
export function profileUpdate(profile: Customer): SQL {
  const { id, version, firstName, lastName, clientType } = profile;
  const { dateOfBirth = null, companyName = null, vatId = null } = profile;
  return sql`UPDATE customers SET first_name = ${firstName}, last_name = ${lastName},
      client_type = ${clientType}, date_of_birth = ${dateOfBirth},
      company_name = ${companyName}, vat_id = ${vatId}, version = version + 1
    WHERE id = ${id} AND version = ${version} RETURNING id`;
}
