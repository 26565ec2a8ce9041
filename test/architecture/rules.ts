/** The rules of the repository as pure functions: from sources to complaints with file and line. */
import { posix } from 'node:path';
import { aliases, layerOf, layers } from './layers.ts';
import type { Import, Source } from './source.ts';

/** The path of the imported file from the root of the repository; undefined for a package. */
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

/** Imports between folders with an alias must use it; inside such a folder, paths are relative. */
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

/** Import cycles of files. Type imports and dynamic imports do not count. */
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

/**
 * Import cycles of folders directly below `root`, including type imports, without dynamic imports. A cycle is reported
 * as its folders with one import for each step.
 */
export function folderCircles(sources: readonly Source[], root: string): string[] {
  const folderOf = (path: string): string | undefined =>
    path.startsWith(root) && path.slice(root.length).includes('/')
      ? path.slice(root.length).split('/')[0]
      : undefined;
  const steps = new Map<string, Map<string, string>>();
  for (const { path, imports } of sources) {
    const from = folderOf(path);
    for (const each of imports) {
      const target = targetOf(path, each);
      const to = target && folderOf(target);
      if (!from || !to || from === to || each.dynamic) continue;
      const known = steps.get(from) ?? new Map<string, string>();
      steps.set(from, known.set(to, `${path}:${each.line}`));
    }
  }
  const reach = (start: string): Set<string> => {
    const met = new Set<string>();
    const queue = [...(steps.get(start)?.keys() ?? [])];
    for (let folder = queue.pop(); folder; folder = queue.pop()) {
      if (met.has(folder)) continue;
      met.add(folder);
      queue.push(...(steps.get(folder)?.keys() ?? []));
    }
    return met;
  };
  return [...steps].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, at]) =>
      reach(to).has(from) ? [`${from} → ${to} (${at}), and ${to} leads back`] : [],
    ),
  );
}

/** Files that are neither imported nor entries. Importers in `outside`, such as the demo's loader, count. */
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

/** All files and packages that an entry imports, directly or indirectly, including dynamic imports. */
export function closureOf(
  sources: readonly Source[],
  entry: string,
  isFollowed: (found: Source['imports'][number]) => boolean = () => true,
): Set<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const seen = new Set<string>();
  const queue = [entry];
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const each of byPath.get(name)?.imports ?? []) {
      if (!each.typeOnly && isFollowed(each)) queue.push(targetOf(name, each) ?? each.specifier);
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

/** Folders with more code files than the limit, without those of subfolders. */
export function crowded(paths: readonly string[], limit: number): string[] {
  const folders = Map.groupBy(
    paths.filter((path) => /\.(tsx?|css)$/.test(path)),
    (path) => path.slice(0, path.lastIndexOf('/')),
  );
  return [...folders].filter(([, files]) => files.length > limit).map(([folder]) => folder);
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
