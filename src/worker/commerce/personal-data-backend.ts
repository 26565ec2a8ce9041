/** What is stored about a person: asked for, shown, exported, erased. For pages, event handlers and tests. */
import type { ErasureBlock } from '#domain/personal-data/erasure-blocks.ts';
import type { PersonalDataExport } from '#domain/personal-data/export.ts';
import type { DataRequest } from '#domain/personal-data/request.ts';
import type { Kept } from '#domain/personal-data/retention.ts';

/**
 * `kept`: what stays after the erasure. `blocks`: why it is not possible yet; none: it is. `hasReviews`: the person may
 * leave published reviews here, without their name.
 */
export type ErasurePreview = { kept: Kept[]; blocks: ErasureBlock[]; hasReviews: boolean };

type Keeping = { keepsReviews: boolean };

export type PersonalDataBackend = {
  /** Stores the request, whose mail has the link; one that is open is returned again. */
  ask(
    asked: Pick<DataRequest, 'kind' | 'email' | 'store' | 'locale' | 'site' | 'askedBy'>,
    now: Date,
  ): Promise<void>;
  request(id: string): Promise<DataRequest | undefined>;
  /** Whether anything is stored about the person with this address. */
  isKnown(email: string): Promise<boolean>;
  /** Whether there is an account with this address. */
  hasAccount(email: string): Promise<boolean>;
  /** Deletes the request of somebody who is not known. */
  drop(requestId: string): Promise<void>;
  /** The files have links (`href`) of this site, `https://kontor.be`, which end with the link of the request's mail. */
  exported(
    request: Pick<DataRequest, 'email' | 'mailedAt'>,
    site: string,
    consentTexts: Record<string, string>,
    now: Date,
  ): Promise<PersonalDataExport>;
  preview(email: string, now: Date): Promise<ErasurePreview>;
  /** Confirms the erasure of who made this request, if it is possible; else returns the blocks. Idempotent. */
  confirm(request: DataRequest, keeping: Keeping, now: Date): Promise<ErasureBlock[]>;
  /**
   * Erases everything that is not kept; a repeated call continues. `except`: the id of the mail that reports it. Undefined
   * if something has come between, and then nothing is changed: the request waits for a new confirmation.
   */
  erase(
    request: DataRequest,
    about: Keeping & { except: string },
    now: Date,
  ): Promise<Kept[] | undefined>;
  /** Called when the report has left: the last traces of the address go. */
  finish(requestId: string, mailId: string, now: Date): Promise<void>;
};
