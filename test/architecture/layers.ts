/** The layer table of architecture.md as data: who may import whom. */

export type LayerName =
  | 'domain'
  | 'client'
  | 'backend'
  | 'worker'
  | 'middleware'
  | 'render'
  | 'party'
  | 'routes'
  | 'root';

export type Layer = {
  /** The longest matching beginning of a path decides. */
  folders: readonly string[];
  /** Layers whose code it may run; its own is always open. */
  imports: readonly LayerName[];
  /** Layers of which it may name types besides. */
  types?: readonly LayerName[];
  /** When given: the only packages it may use. */
  packages?: readonly string[];
};

export const layers: Record<LayerName, Layer> = {
  /** Packages that calculate and ask nobody (decision 36). */
  domain: {
    folders: ['src/domain/'],
    imports: [],
    packages: ['zod', 'libphonenumber-js', 'stdnum'],
  },
  client: { folders: ['src/client/'], imports: ['domain'] },
  backend: {
    folders: ['src/worker/commerce/', 'src/worker/services/', 'src/worker/events/'],
    imports: ['domain', 'worker'],
    types: ['party'],
  },
  /** What lies directly in src/worker, shared by the folders beside it: environment, cookies, texts. */
  worker: { folders: ['src/worker/'], imports: ['domain'], types: ['backend', 'party', 'client'] },
  middleware: {
    folders: ['src/worker/middleware/'],
    imports: ['domain', 'worker', 'backend', 'render'],
    types: ['client'],
  },
  render: {
    folders: ['src/worker/render/'],
    imports: ['domain', 'client', 'worker', 'backend', 'middleware'],
  },
  party: { folders: ['src/party/'], imports: ['domain', 'backend'], types: ['worker'] },
  routes: {
    folders: ['src/routes/'],
    imports: ['domain', 'client', 'worker', 'backend', 'middleware', 'render'],
  },
  root: {
    folders: ['src/worker/index.ts'],
    imports: ['domain', 'client', 'backend', 'worker', 'middleware', 'render', 'party', 'routes'],
  },
};

/** What package.json calls `#domain/*` and so on: a crossing between these must be written with the alias. */
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
