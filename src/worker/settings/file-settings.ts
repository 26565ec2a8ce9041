import { wholeNumber } from './schemas.ts';
import type { Setting } from './setting.ts';

const mebibyte = 1024 * 1024;

/** Their greatest values together still fit into the memory of a Worker. */
export const fileSettings = {
  fileMaxBytes: {
    variable: 'FILE_MAX_MIB',
    schema: wholeNumber(1, 10).transform((mebibytes) => mebibytes * mebibyte),
    meaning: 'How large a file may be that a visitor uploads.',
    unit: 'MiB, 1 to 10',
    default: '5',
    example: '8',
  },
  filesPerForm: {
    variable: 'FILES_PER_FORM',
    schema: wholeNumber(1, 5),
    meaning: 'How many files a visitor may add to a support request, an answer or a review.',
    unit: '1 to 5',
    default: '3',
    example: '5',
  },
  pictureMaxEdge: {
    variable: 'PICTURE_MAX_EDGE',
    schema: wholeNumber(400, 4000),
    meaning:
      'The longer edge that uploaded pictures are scaled down to. Pictures stored before a change stay as they are.',
    unit: 'pixels, 400 to 4000',
    default: '2000',
    example: '1600',
  },
} as const satisfies Record<string, Setting>;
