/** Runs an OpenID provider in Node beside the tests in workerd. */
import type { TestProject } from 'vitest/node';
import { client, openProvider } from './provider.ts';

declare module 'vitest' {
  interface ProvidedContext {
    identityProvider: { url: string; client: { id: string; secret: string } };
  }
}

export default async function setup(project: TestProject) {
  const { url, close } = await openProvider();
  project.provide('identityProvider', { url, client });
  return close;
}
