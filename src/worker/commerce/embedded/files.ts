/** Uploaded files: their rows in D1, their bytes in R2. */
import { type FileType, isPicture, typeOfContent } from '#domain/files/file-type.ts';
import {
  type FileOwner,
  fileNameOf,
  type KeptFile,
  type StoredFile,
} from '#domain/files/stored-file.ts';
import {
  deleteFileRows,
  type FileRow,
  filesOfOwners,
  filesWithIds,
  insertFile,
  unownedFiles,
} from '../../data/files/files.ts';
import { isPublished } from '../../data/reviews/reviews.ts';
import { reencoded } from '../../services/files/pictures.ts';
import type { Environment } from '../../settings/environment.ts';
import type { FileBackend } from '../file-backend.ts';

/** Files per deletion; the limit of one call of R2 is 1000. */
const pageSize = 500;

export function fileBackend(env: Environment): FileBackend {
  const { DB, FILES } = env;

  /** The bytes first: a row whose bytes are gone is found again and deleted. */
  async function remove(found: readonly FileRow[]): Promise<void> {
    for (let from = 0; from < found.length; from += pageSize) {
      const page = found.slice(from, from + pageSize);
      await FILES.delete(page.map(({ key }) => key));
      await deleteFileRows(
        DB,
        page.map(({ id }) => id),
      );
    }
  }

  return {
    async keep({ name, bytes }, now): Promise<KeptFile> {
      if (bytes.length > env.settings.fileMaxBytes) return { ok: false, refusal: 'tooLarge' };
      const type = typeOfContent(bytes);
      if (!type) return { ok: false, refusal: 'otherType' };
      const content = await storedContent(env, type, bytes);
      if (!content) return { ok: false, refusal: 'unreadable' };
      const id = crypto.randomUUID();
      const file: StoredFile = {
        id,
        name: fileNameOf(name),
        type: content.type,
        bytes: content.bytes.length,
        createdAt: now.toISOString(),
      };
      await insertFile(DB, { ...file, key: id });
      await FILES.put(id, content.bytes, { httpMetadata: { contentType: content.type } });
      return { ok: true, file };
    },
    async waiting(ids) {
      const found = await filesWithIds(DB, ids);
      return found.filter(({ ownerRef }) => ownerRef === null).map(publicPart);
    },
    async of(kind, refs) {
      const found = await filesOfOwners(DB, kind, refs);
      return new Map(
        refs.map((ref) => [ref, found.filter((each) => each.ownerRef === ref).map(publicPart)]),
      );
    },
    async open(id, isPublic = true) {
      const [row] = await filesWithIds(DB, [id]);
      const isPhoto = isPublic && row?.ownerKind === 'review';
      if (isPhoto && !(await isPublished(DB, row.ownerRef))) return undefined;
      const stored = row && (await FILES.get(row.key));
      return stored ? { file: publicPart(row), owner: ownerOf(row), body: stored.body } : undefined;
    },
    async deleteOf(kind, refs) {
      await remove(await filesOfOwners(DB, kind, refs));
    },
    async deleteUnowned(now) {
      await remove(await unownedFiles(DB, now, pageSize));
    },
  };
}

/** Undefined if a picture cannot be decoded. */
async function storedContent(
  { IMAGES, settings }: Environment,
  type: FileType,
  bytes: Uint8Array,
): Promise<{ type: FileType; bytes: Uint8Array } | undefined> {
  if (!isPicture(type)) return { type, bytes };
  const picture = await reencoded(IMAGES, bytes, settings.pictureMaxEdge);
  return picture && { type: 'image/webp', bytes: picture };
}

const publicPart = ({ id, name, type, bytes, createdAt }: FileRow): StoredFile => ({
  id,
  name,
  type,
  bytes,
  createdAt,
});

const ownerOf = ({ ownerKind, ownerRef }: FileRow): FileOwner | undefined =>
  ownerKind && ownerRef ? { kind: ownerKind, ref: ownerRef } : undefined;
