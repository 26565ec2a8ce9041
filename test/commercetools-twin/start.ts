/** `npx node test/commercetools-twin/start.ts --port 8899 --products 60`: a twin with the demo shop, until it is stopped. */
import { Command } from 'commander';
import { seedDemo } from './seed.ts';
import { openTwin } from './server.ts';

const count = (text: string) => Number.parseInt(text, 10);
const program = new Command()
  .description('A twin of commercetools with the demo shop, on loopback.')
  .option('--port <number>', 'the port; 0 for a free one', count, 8899)
  .option('--products <number>', 'the first so many products; all if absent', count)
  .option('--skus <list>', 'further products, by SKU, with commas')
  .option('--project <key>', 'the key of the project', 'kontor')
  .option('--token-lifetime <seconds>', 'how long a token is accepted', count, 300)
  .parse();
const options = program.opts<{
  port: number;
  products?: number;
  skus?: string;
  project: string;
  tokenLifetime: number;
}>();

const twin = await openTwin({
  port: options.port,
  projectKey: options.project,
  tokenLifetimeSeconds: options.tokenLifetime,
  seed: seedDemo({
    ...(options.products !== undefined && { products: options.products }),
    skus: options.skus?.split(',') ?? [],
  }),
});
console.log(`GraphQL: ${twin.endpoint}
OAuth: ${twin.url}/oauth/token
client: ${twin.client.id} / ${twin.client.secret}
control: ${twin.url}/__twin/log`);
