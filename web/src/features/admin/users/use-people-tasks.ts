import { DIALOGS, REMOVAL_CONFIRM } from '@club/domain/api/messages';
import type { StoredUser } from '@club/domain/user/user';
import { useRef, useState } from 'react';
import { type CallError, callErrorText, callFunction } from '../../../kernel/api/api-client.ts';
import { useDialogs } from '../../../design/overlay/dialogs-context.ts';

/** What an admin can do about a user. */
type PersonTask = 'make-admin' | 'make-user' | 'remove';

/** The task about a user that is running, or that failed and why. */
type PersonState =
  | { kind: 'idle' }
  | { kind: 'busy'; task: PersonTask }
  | { kind: 'failed'; task: PersonTask; text: string };

/** What the server confirmed in this visit, until the live list has it. */
type Confirmed = { kind: 'role'; user: StoredUser } | { kind: 'removed' };

const IDLE: PersonState = { kind: 'idle' };

const withEntry = <Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> => new Map(map).set(key, value);

const failureText = (task: PersonTask, error: CallError): string =>
  task === 'remove'
    ? `${DIALOGS.removalFailed.text}. ${callErrorText(error)}`
    : callErrorText(error);

export type PeopleTasks = {
  stateOf: (uid: string) => PersonState;
  /** Changes a role at once; a removal asks first (rules 11.9). */
  run: (task: PersonTask, person: StoredUser) => void;
  /** Runs a failed task again, without asking again. */
  retry: (task: PersonTask, person: StoredUser) => void;
  /** The people as the server last confirmed them, without those it has removed. */
  latest: (people: readonly StoredUser[]) => StoredUser[];
};

/**
 * Changes roles and removes users: one task at a time for each user, shown as done only once the
 * server has confirmed it.
 */
export const usePeopleTasks = (): PeopleTasks => {
  const dialogs = useDialogs();
  const [states, setStates] = useState<ReadonlyMap<string, PersonState>>(new Map());
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, Confirmed>>(new Map());
  const running = useRef(new Set<string>());

  const settle = (uid: string, state: PersonState): void =>
    setStates((map) => withEntry(map, uid, state));
  const confirm = (uid: string, entry: Confirmed): void =>
    setConfirmed((map) => withEntry(map, uid, entry));

  const changeRole = async (person: StoredUser, isAdmin: boolean): Promise<CallError | null> => {
    const result = await callFunction('setAdmin', { email: person.email, isAdmin });
    if (!result.ok) return result.error;
    confirm(person.uid, { kind: 'role', user: result.value });
    dialogs.toast({
      text: isAdmin ? `${person.name} is an admin now.` : `${person.name} is no admin any more.`,
    });
    return null;
  };

  const remove = async (person: StoredUser): Promise<CallError | null> => {
    const result = await callFunction('removeUser', { email: person.email });
    if (!result.ok) {
      void dialogs.alert({
        ...DIALOGS.removalFailed,
        footer: callErrorText(result.error),
        tone: 'bad',
      });
      return result.error;
    }
    confirm(person.uid, { kind: 'removed' });
    const { closesAfterMs, ...texts } = DIALOGS.userRemoved;
    void dialogs.alert({ ...texts, closeAfterMs: closesAfterMs, tone: 'good' });
    return null;
  };

  const perform = async (task: PersonTask, person: StoredUser): Promise<void> => {
    const { uid } = person;
    if (running.current.has(uid)) return;
    running.current.add(uid);
    settle(uid, { kind: 'busy', task });
    const error =
      task === 'remove' ? await remove(person) : await changeRole(person, task === 'make-admin');
    running.current.delete(uid);
    settle(uid, error === null ? IDLE : { kind: 'failed', task, text: failureText(task, error) });
  };

  const askAndPerform = async (task: PersonTask, person: StoredUser): Promise<void> => {
    if (running.current.has(person.uid)) return;
    const isWanted =
      task !== 'remove' ||
      (await dialogs.confirm({
        ...REMOVAL_CONFIRM,
        subject: `Remove ${person.name}, ${person.email}`,
        danger: true,
      }));
    if (isWanted) await perform(task, person);
  };

  return {
    stateOf: (uid) => states.get(uid) ?? IDLE,
    run: (task, person) => void askAndPerform(task, person),
    retry: (task, person) => void perform(task, person),
    latest: (people) =>
      people.flatMap((person) => {
        const entry = confirmed.get(person.uid);
        if (entry === undefined) return [person];
        if (entry.kind === 'removed') return [];
        return [entry.user.roleChangedAt > person.roleChangedAt ? entry.user : person];
      }),
  };
};
