/** The adapter in front of the twin, which is an HTTP server on loopback. */
import {
  type CommercetoolsShop,
  commercetoolsShop,
} from '#worker/commerce/commercetools/commercetools.ts';
import { network } from '#worker/commerce/remote/wire.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { seedDemo } from '../commercetools-twin/seed.ts';
import { openTwin, type Twin } from '../commercetools-twin/server.ts';
import { config } from './scripted-wire.ts';

/** Of products that the twin has. */
export const firstSkus = demoCatalogue(new Date()).flatMap((each) =>
  each.type === 'product' ? [each.sku] : [],
);

export type TwinShop = CommercetoolsShop & {
  twin: Twin;
  /** Names of the requests that were sent since the last call. */
  sent(): string[];
};

/** `timeoutMs`: short, so that a test of a hanging server is. */
export async function openTwinShop({ timeoutMs = 15_000 } = {}): Promise<TwinShop> {
  const twin = await openTwin({ seed: seedDemo({ products: 8 }) });
  const requests: string[] = [];
  const shop = commercetoolsShop(
    {
      ...config,
      apiUrl: twin.url,
      authUrl: twin.url,
      projectKey: twin.projectKey,
      clientId: twin.client.id,
      clientSecret: twin.client.secret,
    },
    network(timeoutMs),
    (name) => requests.push(name),
  );
  return { ...shop, twin, sent: () => requests.splice(0) };
}

/** The data of an outcome that succeeds. */
export function dataOf<Data>(
  outcome: { ok: true; data: Data } | { ok: false; message: string },
): Data {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.data;
}
