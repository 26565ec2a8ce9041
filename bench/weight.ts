/** The weight of a page: HTML, styles, scripts loaded at once and scripts loaded later by its islands. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Sizes in bytes. */
export type Size = { raw: number; gzip: number };
export type Weight = { html: Size; css: Size; scriptAtOnce: Size; scriptInAll: Size };

type Entry = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };

const clientFolder = 'dist/client';
/** The module that loads the islands: a page loads only the imports of its own islands. */
const islandLoader = 'src/client/entry/wake.tsx';

export function weigh(html: string): Weight {
  const manifest = JSON.parse(
    readFileSync(`${clientFolder}/.vite/manifest.json`, 'utf8'),
  ) as Record<string, Entry>;
  const scripts = found(html, /<script[^>]+src="\/([^"]+\.js)"/g);
  const styles = found(html, /<link[^>]+href="\/([^"]+\.css)"/g);
  const present = new Set(found(html, /data-island="([^"]+)"/g));
  const islands = manifest[islandLoader]?.dynamicImports ?? [];
  const absent = islands.filter((key) => !present.has(manifest[key]?.name ?? ''));
  const entries = Object.keys(manifest).filter((key) =>
    scripts.includes(manifest[key]?.file ?? ''),
  );
  if (entries.length !== scripts.length) throw new Error('the page and the client build differ');
  return {
    html: sizeOf(Buffer.from(html)),
    css: sum(styles.map(fileSize)),
    scriptAtOnce: sum(reached(manifest, entries, []).map(fileSize)),
    scriptInAll: sum(reached(manifest, entries, absent, 'and later').map(fileSize)),
  };
}

/** The files of these modules and of all their imports, without duplicates. */
function reached(
  manifest: Record<string, Entry>,
  from: readonly string[],
  except: readonly string[],
  when?: 'and later',
): string[] {
  const waiting = [...from];
  const seen = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const entry = manifest[key];
    if (!entry || seen.has(entry.file) || except.includes(key)) continue;
    seen.add(entry.file);
    waiting.push(...(entry.imports ?? []), ...((when && entry.dynamicImports) ?? []));
  }
  return [...seen];
}

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, match]) => match ?? []);
}

function fileSize(file: string): Size {
  return sizeOf(readFileSync(`${clientFolder}/${file}`));
}

function sizeOf(content: Buffer): Size {
  return { raw: content.length, gzip: gzipSync(content, { level: 9 }).length };
}

function sum(sizes: readonly Size[]): Size {
  return {
    raw: sizes.reduce((total, { raw }) => total + raw, 0),
    gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
  };
}
