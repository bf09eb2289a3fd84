import type { StoredResort } from '@club/domain/resort/stored-resort';
import { Form, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { StoredValue } from '../../../kernel/storage/local-store.ts';
import { theme } from '../../../design/theme/theme.ts';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { ErrorSummary } from '../../../design/form/error-summary.tsx';
import { summaryTitle } from '../../../design/form/summary-title.ts';
import { SideBySide } from '../../../design/layout/side-by-side.tsx';
import { useDialogs } from '../../../design/overlay/dialogs-context.ts';
import {
  AboutFields,
  ArrivalFields,
  PictureFields,
  PlaceFields,
  StandingFields,
} from './fact-fields.tsx';
import type { KnownFacts } from './known-facts.ts';
import { LeaveGuard } from '../../../design/form/leave-guard.tsx';
import { PriceFields } from './price-fields.tsx';
import type { ResortErrors } from './resort-checks.ts';
import { summaryErrors } from './resort-checks.ts';
import type { ResortBase, ResortDraft } from './resort-draft-store.ts';
import { ResortPreview } from './resort-preview.tsx';
import type { ResortTexts } from './resort-texts.ts';
import { isSameResort } from './resort-texts.ts';
import { RoomFields } from './room-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { SavedNote } from './saved-note.tsx';
import { VersionConflict } from './version-conflict.tsx';
import { useTheirVersion } from './use-their-version.ts';

const Groups = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s48};

  /* The bars at both edges of the screen must not hide what has the focus. */
  input,
  select,
  textarea,
  button {
    scroll-margin-block: 6rem;
  }
`;

type ResortFormBodyProps = {
  /** The base of the form. */
  base: ResortBase;
  onBase: (base: ResortBase) => void;
  /** The resort as stored; null for a new one. */
  theirs: ResortBase | null;
  /** True when the server rejected the last save because this base is outdated. */
  isOutdated: boolean;
  draft: StoredValue<ResortDraft | null>;
  /** True when the form opened with a draft. */
  isRestored: boolean;
  /** The resort of the last save. */
  saved: StoredResort | null;
  onSavedSeen: () => void;
  errorsOf: (texts: ResortTexts) => ResortErrors;
  known: KnownFacts;
};

/** The content of the form: notes on top, the fields in groups, the card beside them. */
export function ResortFormBody(props: ResortFormBodyProps) {
  const { base, onBase, theirs, draft, saved, known } = props;
  const { values, submitCount, resetForm } = useFormikContext<ResortTexts>();
  const dialogs = useDialogs();
  const [isRestored, setIsRestored] = useState(props.isRestored);
  const top = useRef<HTMLDivElement>(null);
  const isNew = theirs === null;
  const isChanged = !isSameResort(values, base.texts);
  const theirChanges = useTheirVersion(base, theirs, onBase);
  const errors = submitCount === 0 ? [] : summaryErrors(props.errorsOf(values));

  useEffect(() => {
    if (isChanged) draft.write({ base, texts: values });
    else draft.remove();
  }, [draft, base, values, isChanged]);

  const startFrom = (start: ResortBase): void => {
    setIsRestored(false);
    onBase(start);
    resetForm({ values: start.texts });
  };
  const discard = async (): Promise<void> => {
    const sure = await dialogs.confirm({
      title: 'Discard what you typed?',
      text: isNew
        ? 'The form starts again with its defaults.'
        : 'The form shows the resort as it is in the club.',
      confirmLabel: 'Discard',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (sure) startFrom(theirs ?? base);
  };
  const firstField = (): HTMLElement | null =>
    top.current?.querySelector<HTMLElement>('[name="place_name"]') ?? null;

  return (
    <div ref={top}>
      <SideBySide aside={<ResortPreview />} asideLabel="Preview of the card">
        <Groups noValidate>
          {saved !== null && (
            <SavedNote
              resort={saved}
              onAddAnother={
                isNew
                  ? () => {
                      props.onSavedSeen();
                      firstField()?.focus();
                    }
                  : undefined
              }
            />
          )}
          {isRestored && isChanged && (
            <Alert
              title="This is your draft."
              action={
                <Button variant="quiet" size="small" onClick={() => void discard()}>
                  Discard the draft
                </Button>
              }
            >
              You typed it here before and did not save it.
            </Alert>
          )}
          {(theirChanges !== null || props.isOutdated) && (
            <VersionConflict
              changed={theirChanges}
              urgent={props.isOutdated}
              onTakeTheirs={() => {
                if (theirs !== null) startFrom(theirs);
              }}
              onKeepMine={() => {
                if (theirs !== null) onBase(theirs);
              }}
            />
          )}
          <ErrorSummary title={summaryTitle(errors.length)} errors={errors} attempt={submitCount} />
          <PlaceFields known={known} hasFixedId={!isNew} />
          <PictureFields />
          <AboutFields known={known} />
          <StandingFields />
          <ArrivalFields />
          <PriceFields />
          <RoomFields />
          <SaveBar
            label={isNew ? 'Save resort' : 'Save changes'}
            isChanged={isChanged}
            onDiscard={() => void discard()}
          />
        </Groups>
      </SideBySide>
      <LeaveGuard
        active={isChanged}
        kept="What you typed is not saved in the club yet. The draft is kept in this browser until you sign out."
      />
    </div>
  );
}
