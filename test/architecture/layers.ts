/** The layer table of architecture.md as data: which layer may import which. */

export type LayerName =
  | 'domain'
  | 'client'
  | 'settings'
  | 'd1'
  | 'data'
  | 'services'
  | 'documents'
  | 'commerce'
  | 'events'
  | 'jobs'
  | 'worker'
  | 'middleware'
  | 'render'
  | 'party'
  | 'routes'
  | 'root';

export type Layer = {
  /** The longest matching prefix of a path decides. */
  folders: readonly string[];
  /** Layers that it may import besides its own. */
  imports: readonly LayerName[];
  /** Layers of which it may import only types. */
  types?: readonly LayerName[];
  /** The only packages it may use; all if undefined. */
  packages?: readonly string[];
};

export const layers: Record<LayerName, Layer> = {
  /** Packages that only calculate, without I/O (decision 36). */
  domain: {
    folders: ['src/domain/'],
    imports: [],
    packages: ['zod', 'bysquare', 'jsvat', 'libphonenumber-js', 'marked', 'stdnum'],
  },
  client: { folders: ['src/client/'], imports: ['domain'] },
  /** The operator's settings as typed values. */
  settings: {
    folders: ['src/worker/settings/'],
    imports: ['domain'],
    types: ['party'],
    packages: ['zod'],
  },
  /** The access to D1, independent of any table. */
  d1: {
    folders: ['src/worker/d1/'],
    imports: ['domain'],
    packages: ['drizzle-orm', 'node:buffer'],
  },
  /** All SQL, one folder per concept. Only `commerce` imports it; other layers get their storage as a dependency. */
  data: {
    folders: ['src/worker/data/'],
    imports: ['domain', 'd1'],
    packages: ['drizzle-orm', 'cloudflare:workers', 'node:buffer'],
  },
  /** Third parties behind ports. A sandbox owns its tables; any other storage is a dependency. */
  services: { folders: ['src/worker/services/'], imports: ['domain', 'settings', 'd1', 'worker'] },
  /** Files for shoppers, written from domain values. */
  documents: { folders: ['src/worker/documents/'], imports: ['domain'], packages: [] },
  /** The port `Commerce` and its backends, composed of data, services and rooms. */
  commerce: {
    folders: ['src/worker/commerce/'],
    imports: ['domain', 'settings', 'd1', 'data', 'services', 'documents', 'worker'],
    types: ['party'],
  },
  /** Handlers of queue messages. */
  events: {
    folders: ['src/worker/events/'],
    imports: ['domain', 'settings', 'services', 'commerce', 'worker'],
    types: ['party'],
  },
  /** Scheduled jobs. */
  jobs: {
    folders: ['src/worker/jobs/'],
    imports: ['domain', 'settings', 'services', 'commerce', 'worker'],
    types: ['party'],
  },
  /** The context of a request, and the texts of its response. */
  worker: {
    folders: ['src/worker/request/', 'src/worker/signing/', 'src/worker/texts/'],
    imports: ['domain', 'settings'],
    types: ['commerce', 'party', 'client'],
  },
  middleware: {
    folders: ['src/worker/middleware/'],
    imports: ['domain', 'settings', 'worker', 'commerce', 'services', 'render'],
    types: ['client'],
  },
  render: {
    folders: ['src/worker/render/'],
    imports: ['domain', 'settings', 'client', 'worker'],
  },
  party: {
    folders: ['src/party/'],
    imports: ['domain', 'settings', 'commerce', 'services'],
    types: ['worker'],
  },
  routes: {
    folders: ['src/routes/'],
    imports: [
      'domain',
      'settings',
      'client',
      'worker',
      'commerce',
      'services',
      'documents',
      'middleware',
      'render',
    ],
  },
  root: {
    folders: ['src/worker/index.ts'],
    imports: [
      'domain',
      'settings',
      'commerce',
      'services',
      'events',
      'jobs',
      'worker',
      'middleware',
      'party',
      'routes',
    ],
  },
};

/** The aliases of package.json: an import between these folders must use the alias. */
export const aliases: Record<string, string> = {
  '#domain/': 'src/domain/',
  '#client/': 'src/client/',
  '#worker/': 'src/worker/',
  '#party/': 'src/party/',
  '#routes/': 'src/routes/',
};

export function layerOf(path: string): LayerName | undefined {
  const all = Object.entries(layers) as [LayerName, Layer][];
  const matches = all.flatMap(([name, { folders }]) =>
    folders.filter((folder) => path.startsWith(folder)).map((folder) => ({ name, folder })),
  );
  return matches.toSorted((a, b) => b.folder.length - a.folder.length)[0]?.name;
}
