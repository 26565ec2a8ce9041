/** A file that a visitor has uploaded. Pictures are stored re-encoded, without metadata; others as they came. */
import type { FileType } from './file-type.ts';

/** What a file belongs to. `ref`: the id of that thing. A file without an owner is deleted after a day. */
export type FileOwner = { kind: 'support-message' | 'review'; ref: string };

export type StoredFile = {
  id: string;
  /** As its sender named it, without control characters and path. */
  name: string;
  /** Of the stored bytes. */
  type: FileType;
  bytes: number;
  /** ISO time. */
  createdAt: string;
};

/** `tooLarge`: more than FILE_MAX_MIB. `otherType`: not a jpeg, png, webp or pdf. `unreadable`: no decoder can read it. */
export type FileRefusal = 'tooLarge' | 'otherType' | 'unreadable';

export type KeptFile = { ok: true; file: StoredFile } | { ok: false; refusal: FileRefusal };

/** In ms; how long an upload may wait for the form that it belongs to. */
export const unownedKeptMs = 86_400_000;

const longestName = 100;

/** What is stored of the name that a browser sent: a last path segment of at most 100 characters. */
export function fileNameOf(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return name.slice(0, longestName) || 'file';
}
