/** Uploaded files: stores them, and gives them back to those who may see them. */
import type { FileOwner, KeptFile, StoredFile } from '#domain/files/stored-file.ts';

/** `owner`: undefined until the form that it was sent with is stored. */
export type OpenFile = { file: StoredFile; owner: FileOwner | undefined; body: ReadableStream };

export type FileBackend = {
  /** Stores a file without an owner, or refuses it. Throws if it cannot be stored; nothing is left then. */
  keep(upload: { name: string; bytes: Uint8Array }, now: Date): Promise<KeptFile>;
  /** Those of these files that no form has taken yet. */
  waiting(ids: readonly string[]): Promise<StoredFile[]>;
  /** The files of each of these owners, the first uploaded first. */
  of(
    kind: FileOwner['kind'],
    refs: readonly string[],
  ): Promise<ReadonlyMap<string, readonly StoredFile[]>>;
  /** `isPublic`: by a link that does not expire, which shows the photos of published reviews only. */
  open(id: string, isPublic?: boolean): Promise<OpenFile | undefined>;
  /** Deletes the files of these owners; a repeated call deletes what is left. */
  deleteOf(kind: FileOwner['kind'], refs: readonly string[]): Promise<void>;
  /** Deletes files that no form has taken within a day. */
  deleteUnowned(now: Date): Promise<void>;
};
