import { boolean, object } from 'yup';
import type { SharedBoard } from '../../favourites/favourite.ts';
import { IDS } from '../../ids.ts';
import { requiredId } from '../../validation/id-field.ts';
import { operation } from '../operation.ts';

export const BOARD_OPERATIONS = {
  /**
   * Shares a board of the caller by a link, with their notes or without, or stops that (`share`
   * null); a shared board keeps its link.
   */
  shareBoard: operation({
    access: 'member',
    input: object({
      board: requiredId(IDS.board),
      share: object({
        withNotes: boolean()
          .required('Sharing of notes is required.')
          .typeError('Sharing of notes must be true or false.'),
      })
        .default(undefined)
        .nullable()
        .defined('How to share is required, or null to stop sharing.'),
    }),
    errors: ['board-not-found'],
  }).returns<{
    /** The last part of the link; null when the board is not shared. */
    token: string | null;
  }>(),

  /** What the link of a board shows, to everyone. */
  openBoard: operation({
    access: 'visitor',
    needsRecord: false,
    input: object({ token: requiredId(IDS.boardLink) }),
    errors: ['board-not-found', 'too-many-requests'],
  }).returns<SharedBoard>(),
};
