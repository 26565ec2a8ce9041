/** A twin of commercetools as the project of the commands, which read the settings from the environment. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type SeedOptions, seedDemo } from '../commercetools-twin/seed.ts';
import { openTwin, type Twin } from '../commercetools-twin/server.ts';
import { closeDatabases, type Ran, run } from './command.ts';
import { emptyState, rowsIn } from './state.ts';

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

/** Before each test: the project as at first, and an empty database, whose folder a test may replace. */
export type ProjectOfFile = {
  readonly twin: Twin;
  state: string;
  backends(...parameters: string[]): Promise<Ran>;
  /** Those in the database. */
  skus(): string[];
};

/** For all tests of a file. */
export function projectOfFile(seed: SeedOptions): ProjectOfFile {
  let opened: Awaited<ReturnType<typeof projectBehindCommands>> | undefined;
  const project: ProjectOfFile = {
    get twin() {
      if (!opened) throw new Error('no test has begun');
      return opened.twin;
    },
    state: '',
    backends: (...parameters) => run(project.state, parameters, 'backends'),
    skus: () =>
      rowsIn<{ sku: string }>(project.state, 'SELECT sku FROM products').map(({ sku }) => sku),
  };
  beforeAll(async () => {
    opened = await projectBehindCommands(seed);
  }, 180_000);
  afterAll(() => opened?.close());
  beforeEach(async () => {
    project.state = await emptyState();
    await project.twin.reset();
  });
  return project;
}
