/** The rules of the house as pure functions: sources in, complaints with file and line out. */
import { posix } from 'node:path';
import { aliases, layerOf, layers } from './layers.ts';
import type { Import, Source } from './source.ts';

/** The file an import means, from the top of the repository; undefined for a package. */
export function targetOf(
  from: string,
  { specifier }: Pick<Import, 'specifier'>,
): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name));
  return alias && `${aliases[alias]}${specifier.slice(alias.length)}`;
}

/** Imports that the layer table does not allow. */
export function crossings(sources: readonly Source[]): string[] {
  return everyImport(sources, (path, found) => {
    const from = layerOf(path);
    if (!from) return `${path} belongs to no layer`;
    const target = targetOf(path, found);
    const { imports, types = [], packages } = layers[from];
    if (!target) {
      const [name = ''] = found.specifier.split('/');
      return packages && !packages.includes(name)
        ? `${from} may not use ${found.specifier}`
        : undefined;
    }
    const to = layerOf(target);
    if (!to || to === from || imports.includes(to)) return undefined;
    if (found.typeOnly && types.includes(to)) return undefined;
    return `${from} may not import ${to}${types.includes(to) ? ' but as a type' : ''}`;
  });
}

/** Between the folders that have an alias it is used; inside one, paths are relative. */
export function aliasFaults(sources: readonly Source[]): string[] {
  return everyImport(sources, (path, found) => {
    const target = targetOf(path, found);
    const home = (file: string) => Object.values(aliases).find((folder) => file.startsWith(folder));
    if (!target || !home(target)) return undefined;
    const crosses = home(path) !== home(target);
    const relative = found.specifier.startsWith('.');
    if (crosses && relative) return 'a crossing is written with its #alias';
    return !crosses && !relative ? 'inside a layer a path is relative' : undefined;
  });
}

/** Rings of files that need each other before any of them can run. Types and late imports do not count. */
export function circles(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    const needed = (byPath.get(path)?.imports ?? []).filter(
      (each) => !each.typeOnly && !each.dynamic,
    );
    for (const each of needed) {
      const target = targetOf(path, each);
      if (target && byPath.has(target)) walk(target, [...trail, path]);
    }
    done.add(path);
  };
  for (const { path } of sources) walk(path, []);
  return found;
}

/** Files that nothing imports and nothing starts. Importers outside, such as the demo's loader, count. */
export function orphans(
  sources: readonly Source[],
  entries: readonly string[],
  outside: readonly Source[] = [],
): string[] {
  const wanted = new Set([
    ...entries,
    ...[...sources, ...outside].flatMap(({ path, imports }) =>
      imports.map((each) => targetOf(path, each)),
    ),
  ]);
  return sources
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('.d.ts') && !wanted.has(path));
}

/** Everything that running a file brings along, late imports included: files of the house and packages. */
export function closureOf(sources: readonly Source[], entry: string): Set<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const seen = new Set<string>();
  const queue = [entry];
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const each of byPath.get(name)?.imports ?? []) {
      if (!each.typeOnly) queue.push(targetOf(name, each) ?? each.specifier);
    }
  }
  return seen;
}

export function typeHoles(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, typeHoles }) =>
    typeHoles.map(({ line, what }) => `${path}:${line} ${what}`),
  );
}

/** Names that say nothing about what is inside. */
export function vagueNames(paths: readonly string[]): string[] {
  const vague = /^(utils?|helpers?|common|misc|types?)(\.|$)/;
  return paths.filter((path) => path.split('/').some((part) => vague.test(part)));
}

export function tooLong(files: readonly { path: string; text: string }[], limit: number): string[] {
  return files
    .map(({ path, text }) => ({ path, lines: lineCount(text) }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

export const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length;

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor((sorted.length - 1) / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
}

function everyImport(
  sources: readonly Source[],
  complaint: (path: string, found: Import) => string | undefined,
): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap((found) => {
      const text = complaint(path, found);
      return text ? `${path}:${found.line} imports '${found.specifier}': ${text}` : [];
    }),
  );
}
