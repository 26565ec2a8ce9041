/** The fields for files: what each takes and says. A file that an earlier attempt has uploaded comes back as a signed link. */
import * as z from 'zod';
import type { TextKey } from '../texts/texts.ts';
import { type FileType, isPicture } from './file-type.ts';
import type { FileRefusal } from './stored-file.ts';

const acceptedTypes: readonly FileType[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
];

type FileKind = {
  /** FILES_PER_FORM may allow fewer. */
  most: number;
  types: readonly FileType[];
  label: TextKey;
  hint: TextKey;
  /** Filled with the name of the file, the names of all refused ones, the number and the size that are allowed. */
  refusals: Record<FileRefusal | 'tooMany', TextKey>;
};

export const fileKinds = {
  documents: {
    most: 5,
    types: acceptedTypes,
    label: 'support.files',
    hint: 'support.filesHint',
    refusals: {
      tooLarge: 'support.file.tooLarge',
      otherType: 'support.file.otherType',
      unreadable: 'support.file.unreadable',
      tooMany: 'support.file.tooMany',
    },
  },
  photos: {
    most: 3,
    types: acceptedTypes.filter(isPicture),
    label: 'review.photos',
    hint: 'review.photosHint',
    refusals: {
      tooLarge: 'review.photosRefused',
      otherType: 'review.photosRefused',
      unreadable: 'review.photosRefused',
      tooMany: 'review.photosRefused',
    },
  },
} as const satisfies Record<string, FileKind>;

export type UploadedFile = { link: string; name: string };

/** The name of the fields with the links of files that were uploaded before. */
export const uploadedField = 'uploaded';

/** The signed links in a call; those that are not valid any more are left out. */
export const fileLinks = (kind: keyof typeof fileKinds) =>
  z.array(z.string().max(400)).max(fileKinds[kind].most).default([]);
