/** A twin of commercetools as the project of the commands, which read the settings from the environment. */
import { type SeedOptions, seedDemo } from '../commercetools-twin/seed.ts';
import { openTwin, type Twin } from '../commercetools-twin/server.ts';
import { closeDatabases } from './command.ts';

/** `close`: also of all databases. */
export async function projectBehindCommands(
  seed: SeedOptions,
): Promise<{ twin: Twin; close: () => Promise<void> }> {
  const twin = await openTwin({ seed: seedDemo(seed) });
  const settings = {
    COMMERCE: 'commercetools',
    COMMERCETOOLS_PROJECT_KEY: twin.projectKey,
    COMMERCETOOLS_API_URL: twin.url,
    COMMERCETOOLS_AUTH_URL: twin.url,
    COMMERCETOOLS_CLIENT_ID: twin.client.id,
    COMMERCETOOLS_CLIENT_SECRET: twin.client.secret,
  };
  const before = Object.keys(settings).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, settings);
  return {
    twin,
    async close() {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      await twin.close();
      await closeDatabases();
    },
  };
}
