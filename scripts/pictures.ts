/**
 * Makes the smaller copies of the demo's pictures. They are cached below node_modules by the content of the picture, so
 * a build makes only new ones. Source: picture-variants.ts.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  copyWidths,
  printPath,
  printWidth,
  variantPath,
} from '../src/domain/catalogue/pictures/picture-variants.ts';

const kept = 'node_modules/.cache/kontor-pictures';
/** Optimised for speed rather than size: a clean build makes about 2,800 copies. Part of the cache key. */
const settings = { quality: 74, effort: 2 };

/**
 * Writes the copies of every WebP picture of a folder below the served folder, which has the pictures already, and
 * removes what an earlier build left there of other pictures.
 */
export async function makeVariants(pictures: string, served: string): Promise<void> {
  mkdirSync(kept, { recursive: true });
  const made = new Set<string>();
  const names = readdirSync(pictures).filter((name) => name.endsWith('.webp'));
  const waiting = names.map((name) => `${pictures}/${name}`);
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      for (const copy of await variantsOf(next, served)) made.add(copy);
  };
  sharp.concurrency(1);
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const folder = `${served}/pictures`;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const isFile = statSync(`${folder}/${name}`).isFile();
    if (isFile && !made.has(`/pictures/${name}`) && !existsSync(`${pictures}/${name}`))
      rmSync(`${folder}/${name}`);
  }
}

/** Returns the addresses of its copies. */
async function variantsOf(path: string, served: string): Promise<string[]> {
  const content = readFileSync(path);
  const name = basename(path, '.webp');
  const picture = sharp(content);
  const { width: own = 0 } = await picture.metadata();
  let pixels: Sharp | undefined;
  const smaller = copyWidths(own).map((width) => ({
    target: variantPath(name, width),
    made: { width, format: 'webp', ...settings } as const,
  }));
  const target = printPath(`/pictures/${name}.webp`);
  const print = { width: printWidth, format: 'jpeg', quality: 80 } as const;
  const copies = [...smaller, ...(target ? [{ target, made: print }] : [])];
  for (const copy of copies) {
    const path = `${kept}/${keyOf(content, copy.made)}`;
    if (!existsSync(path)) {
      pixels ??= await decode(picture);
      await makeCopy(pixels, copy.made, path);
    }
    mkdirSync(dirname(served + copy.target), { recursive: true });
    copyFileSync(path, served + copy.target);
  }
  return copies.map((copy) => copy.target);
}

type Made = { width: number; format: 'webp' | 'jpeg'; quality: number; effort?: number };

/** Its pixels, from which all copies are made. */
async function decode(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Writes to a temporary name first, so that a parallel build never reads an incomplete file. */
async function makeCopy(pixels: Sharp, { width, format, ...rest }: Made, path: string) {
  const part = `${path}.${process.pid}`;
  await pixels
    .clone()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, rest)
    .toFile(part);
  renameSync(part, path);
}

function keyOf(content: Buffer, made: Made): string {
  const how = JSON.stringify([made, sharp.versions.sharp]);
  return createHash('sha256').update(content).update(how).digest('hex').slice(0, 32);
}
