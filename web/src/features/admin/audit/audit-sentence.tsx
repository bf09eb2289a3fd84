import { subjectOf } from '@club/domain/audit/audit-entry';
import type { AuditRow } from '../../../shared/admin-lists/admin-lists.ts';
import { bookingDetailPath, resortFormPath, ticketPath } from '../../../shared/routes/paths.ts';
import { TextLink } from '../../../design/text/text-link.tsx';
import { sentenceOf } from './audit-words.ts';
import { PersonName } from './person-name.tsx';

/** Characters of a booking's id that tell it apart in a sentence. */
const SHORT_ID = 8;

function Subject({ entry }: { entry: AuditRow }) {
  const { subject } = entry;
  switch (subjectOf(entry.action)) {
    case 'user':
      return <PersonName uid={subject} />;
    case 'resort':
      return <TextLink to={resortFormPath(subject)}>{subject}</TextLink>;
    case 'booking':
      return <TextLink to={bookingDetailPath(subject)}>{subject.slice(0, SHORT_ID)}</TextLink>;
    case 'ticket':
      return <TextLink to={ticketPath(subject)}>{subject}</TextLink>;
  }
}

/** An entry as a sentence: who did what to whom. */
export function AuditSentence({ entry }: { entry: AuditRow }) {
  const sentence = sentenceOf(entry.action, entry.actor === entry.subject);
  const who = <PersonName uid={entry.actor} first />;
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
