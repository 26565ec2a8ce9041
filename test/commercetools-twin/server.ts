/** A twin of commercetools on loopback: its published GraphQL schema over a mock of its REST API. See README.md. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommercetoolsMock } from '@labdigital/commercetools-mock';
import { createMutex } from '#domain/mutex.ts';
import { addActions } from './changes/added-actions.ts';
import { faultList } from './http/faults.ts';
import { listener } from './http/listener.ts';
import type { Parts } from './http/parts.ts';
import { requestLog } from './http/request-log.ts';
import { type Client, tokensOf } from './http/tokens.ts';
import { pricer } from './pricing/cart-price.ts';
import { paths, recordsOf } from './store/records.ts';
import { TwinStorage } from './store/storage.ts';

export type TwinOptions = {
  /** 0: a free one. */
  port?: number;
  projectKey?: string;
  client?: Client;
  tokenLifetimeSeconds?: number;
  /** Fills the store before the first request (seed.ts). */
  seed?: (records: Parts['records']) => Promise<void>;
};

export const twinClient: Client = { id: 'twin-client', secret: 'twin-secret' };

export type Twin = Parts & {
  /** Of the API and of OAuth: `http://127.0.0.1:PORT`. */
  url: string;
  /** The endpoint of GraphQL. */
  endpoint: string;
  client: Client;
  close: () => Promise<void>;
};

export async function openTwin({
  port = 0,
  projectKey = 'kontor',
  client = twinClient,
  tokenLifetimeSeconds = 300,
  seed,
}: TwinOptions = {}): Promise<Twin> {
  const storage = new TwinStorage();
  const mock = new CommercetoolsMock({ defaultProjectKey: projectKey, storage, silent: true });
  await mock.app.ready();
  addActions(mock, storage, projectKey);
  const records = recordsOf(mock, storage, projectKey);
  storage.priced = pricer(records);
  await seed?.(records);
  await storage.keep(projectKey, Object.keys(paths));
  const tokens = tokensOf(mock, { client, projectKey, lifetimeSeconds: tokenLifetimeSeconds });
  const faults = faultList();
  const log = requestLog();
  const reset = async () => {
    faults.clear();
    log.clear();
    tokens.reset();
    await storage.restore();
  };
  const oneAtATime = createMutex();
  const parts: Parts = { projectKey, mock, records, tokens, faults, oneAtATime, log, reset };
  const server = createServer(listener(parts));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...parts,
    url,
    endpoint: `${url}/${projectKey}/graphql`,
    client,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mock.app.close();
    },
  };
}
