import { subjectOf } from '@club/domain/audit/audit-entry';
import type { AuditRow } from '../../../shared/admin-lists/admin-lists.ts';
import {
  bookingDetailPath,
  mailPath,
  resortFormPath,
  ticketPath,
} from '../../../shared/routes/paths.ts';
import { TextLink } from '../../../design/text/text-link.tsx';
import { sentenceOf } from './audit-labels.ts';
import { PersonName } from '../names/person-name.tsx';
import { useBookingName, useResortName } from '../names/subject-name.ts';

function ResortSubject({ id }: { id: string }) {
  return (
    <TextLink $alone to={resortFormPath(id)}>
      {useResortName(id)}
    </TextLink>
  );
}

function BookingSubject({ id }: { id: string }) {
  return (
    <TextLink $alone to={bookingDetailPath(id)}>
      {useBookingName(id)}
    </TextLink>
  );
}

function Subject({ entry }: { entry: AuditRow }) {
  const { subject } = entry;
  switch (subjectOf(entry.action)) {
    case 'user':
      return <PersonName linked uid={subject} />;
    case 'resort':
      return <ResortSubject id={subject} />;
    case 'booking':
      return <BookingSubject id={subject} />;
    case 'ticket':
      return (
        <TextLink $alone to={ticketPath(subject)}>
          {subject}
        </TextLink>
      );
    case 'mail':
      return (
        <TextLink $alone to={mailPath(subject)}>
          a mail
        </TextLink>
      );
  }
}

/** An entry as a sentence: who did what to whom. */
export function AuditSentence({ entry }: { entry: AuditRow }) {
  const sentence = sentenceOf(entry.action, entry.actor === entry.subject);
  const who = <PersonName linked first uid={entry.actor} />;
  if (sentence.kind === 'self') {
    return (
      <>
        {who} {sentence.text}
      </>
    );
  }
  return (
    <>
      {who} {sentence.before} <Subject entry={entry} />
      {sentence.after.startsWith('.') ? '' : ' '}
      {sentence.after}
    </>
  );
}
