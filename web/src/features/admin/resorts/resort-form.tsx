import { DIALOGS, TOAST_MS } from '@club/domain/api/messages';
import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import type { Resort } from '@club/domain/resort/resort';
import { storedFromResort } from '@club/domain/resort/resort';
import { newResortForm, resetResortForm } from '@club/domain/resort/resort-form-defaults';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { FormikHelpers } from 'formik';
import { Formik } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { useDialogs } from '../../../design/overlay/dialogs-context.ts';
import type { KnownFacts } from './known-facts.ts';
import type { Rejection } from './resort-checks.ts';
import { formikErrors } from '../../../design/form/formik-errors.ts';
import { errorsIn } from './resort-checks.ts';
import type { ResortBase } from './resort-draft-store.ts';
import { resortDraft } from './resort-draft-store.ts';
import { ResortFormBody } from './resort-form-body.tsx';
import type { ResortTexts } from './resort-texts.ts';
import { checkResort, textsOf } from './resort-texts.ts';
import { addResort, changeResort } from './save-resort.ts';

const newBase = (): ResortBase => ({ rev: 0, texts: textsOf(newResortForm(Math.random)) });

/** The form after a successful save of a new resort (rules 1.16). */
const resetBase = (): ResortBase => ({ rev: 0, texts: textsOf(resetResortForm(Math.random)) });

type ResortFormProps = {
  /** The admin whose draft this is. */
  uid: string;
  /** The resort as stored, live; null for a new one. */
  live: Resort | null;
  known: KnownFacts;
};

/** The resort input form (rules 1.15): adds a resort, or changes an existing one. */
export function ResortForm({ uid, live, known }: ResortFormProps) {
  const dialogs = useDialogs();
  const draft = resortDraft(uid, live?.id ?? null);
  const theirs = useMemo<ResortBase | null>(
    () => (live === null ? null : { rev: live.rev, texts: textsOf(storedFromResort(live)) }),
    [live],
  );
  const [start] = useState(() => {
    const kept = draft.read();
    if (kept !== null) return { ...kept, isRestored: true };
    const base = theirs ?? newBase();
    return { base, texts: base.texts, isRestored: false };
  });
  const [base, setBase] = useState(start.base);
  const [saved, setSaved] = useState<StoredResort | null>(null);
  /** The revision that the server rejected as outdated. */
  const [outdatedRev, setOutdatedRev] = useState<number | null>(null);
  const rejection = useRef<Rejection | null>(null);

  const errorsOf = (texts: ResortTexts) => errorsIn(texts, rejection.current);

  const save = async (texts: ResortTexts, form: FormikHelpers<ResortTexts>): Promise<void> => {
    const checked = checkResort(texts);
    if (!checked.ok) return;
    setSaved(null);
    const outcome =
      live === null
        ? await addResort(checked.value)
        : await changeResort(live.id, base.rev, checked.value);
    if (outcome.kind === 'saved') {
      const { resort } = outcome;
      const next = live === null ? resetBase() : { rev: resort.rev, texts: textsOf(resort) };
      rejection.current = null;
      draft.remove();
      setBase(next);
      setSaved(resort);
      form.resetForm({ values: next.texts });
      dialogs.toast({ text: SCREEN_TEXTS.resortSaved, durationMs: TOAST_MS });
      return;
    }
    await dialogs.alert({ ...DIALOGS.resortFailed, footer: outcome.advice, tone: 'bad' });
    if (outcome.kind === 'changed') {
      setOutdatedRev(base.rev);
      return;
    }
    rejection.current = { fields: outcome.fields, texts };
    await form.validateForm();
  };

  return (
    <Formik<ResortTexts>
      initialValues={start.texts}
      validate={(texts) => formikErrors<ResortTexts>(errorsOf(texts))}
      onSubmit={save}
    >
      <ResortFormBody
        base={base}
        onBase={setBase}
        theirs={theirs}
        isOutdated={outdatedRev === base.rev}
        draft={draft}
        isRestored={start.isRestored}
        saved={saved}
        onSavedSeen={() => {
          setSaved(null);
        }}
        errorsOf={errorsOf}
        known={known}
      />
    </Formik>
  );
}
