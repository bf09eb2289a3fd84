import { object } from 'yup';
import { IDS } from '../../ids.ts';
import type { MailState } from '../../mail/mail.ts';
import { requiredId } from '../../validation/id-field.ts';
import { requiredRevision } from '../../validation/number-field.ts';
import { operation } from '../operation.ts';

export const MAIL_OPERATIONS = {
  /**
   * Sends a mail again that was sent or has failed, also to an address that was refused, unless it
   * was sent again since `round`.
   */
  sendMailAgain: operation({
    access: 'admin',
    input: object({ mailId: requiredId(IDS.mail), round: requiredRevision() }),
    errors: ['mail-not-found', 'mail-changed'],
  }).returns<{ state: MailState }>(),
};
