import { isRecord } from '@club/domain/validation/is-record';
import { storedValue } from '../storage/local-store.ts';
import { type SecondFactorState, readSecondFactorState } from './second-factor-state.ts';

/**
 * The member of the last visit: paints the navigation bar before identity is loaded, and says
 * whether it needs to be loaded at all. Grants nothing.
 */
export type SessionHint = {
  name: string;
  photoUrl: string;
  isAdmin: boolean;
  secondFactor: SecondFactorState;
};

const parse = (json: unknown): SessionHint | null =>
  isRecord(json) && typeof json['name'] === 'string' && typeof json['photoUrl'] === 'string'
    ? {
        name: json['name'],
        photoUrl: json['photoUrl'],
        isAdmin: json['isAdmin'] === true,
        secondFactor: readSecondFactorState(json['secondFactor']),
      }
    : null;

export const sessionHint = storedValue<SessionHint | null>({
  key: 'sessionHint',
  area: 'local',
  version: 1,
  fallback: null,
  parse,
});
