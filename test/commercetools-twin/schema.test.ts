import { expect, it } from 'vitest';
import { hashOfSchema, publishedHash, publishedSchema } from './graphql/schema.ts';

it('the schema is the published one', () => {
  expect(hashOfSchema()).toBe(publishedHash);
  expect(
    publishedSchema()
      .getQueryType()
      ?.getFields()
      .cart?.args.map(({ name }) => name),
  ).toEqual(['id']);
});
