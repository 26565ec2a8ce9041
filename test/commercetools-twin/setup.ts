/** Runs a twin of commercetools in Node beside the tests in workerd, at the port that vitest.config.ts has chosen. */
import { seedDemo } from './seed.ts';
import { openTwin } from './server.ts';
import { twinSkus } from './sold.ts';

export default async function setup() {
  const { close } = await openTwin({
    port: Number(process.env.KONTOR_TWIN_PORT),
    seed: seedDemo({ products: 0, skus: Object.values(twinSkus) }),
  });
  return close;
}
