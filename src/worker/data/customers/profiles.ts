/** What customers say about themselves. Rules: src/domain/customer/profile.ts. */
import { sql } from 'drizzle-orm';
import type { Customer } from '#domain/customer/customer.ts';
import { rows } from '../../d1/statements.ts';

/** Stores the profile if the customer's version is still that of `profile`; false if it is not. */
export async function storeProfile(db: D1Database, profile: Customer): Promise<boolean> {
  const { id, version, firstName, lastName, clientType } = profile;
  const { dateOfBirth = null, companyName = null, vatId = null } = profile;
  const stored = await rows(
    db,
    sql`UPDATE customers SET first_name = ${firstName}, last_name = ${lastName},
        client_type = ${clientType}, date_of_birth = ${dateOfBirth},
        company_name = ${companyName}, vat_id = ${vatId}, version = version + 1
      WHERE id = ${id} AND version = ${version} RETURNING id`,
  );
  return stored.length > 0;
}
