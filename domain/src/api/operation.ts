import type { Schema } from 'yup';
import type { ApiErrorCode } from './errors.ts';

/**
 * Who may call: everyone, and the token is not looked at; visitors as well, but a token that is sent
 * has to be valid; a signed-in member; an admin.
 */
export type Access = 'public' | 'visitor' | 'member' | 'admin';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** Method and path of a REST request: 'POST /bookings'. */
export type Route = `${Method} /${string}`;

type Shared = {
  /** What it takes: the query of a GET, else the body, or the data of a callable. */
  input: Schema;
  /** Its error codes, without those of every operation (`COMMON_ERRORS`). */
  errors: readonly ApiErrorCode[];
  /**
   * False for what a signed-in caller may do without a record in the club. Any other operation makes
   * the record when it succeeds, so that every member who holds or books is in the list of users.
   */
  needsRecord?: false;
};

/** An operation at a REST path. */
type RestSpec = Shared & {
  rest: Route;
  callable?: never;
  access: Exclude<Access, 'visitor'>;
  /** The body is in the form that browsers send reports in. */
  isReport?: true;
};
type CallableSpec = Shared & { access: Exclude<Access, 'public'>; callable?: never };
/** An operation at a REST path that is a callable as well. */
type TwinSpec = Shared & { access: 'member' | 'admin'; rest: Route; callable: true };

export type OperationSpec = RestSpec | CallableSpec | TwinSpec;

/** What an operation returns, for the compiler only: there is no such field at run time. */
export type Returning<Output> = { readonly output?: Output };

/** One operation of the API: `operation({ … }).returns<Output>()`. */
export const operation = <const Spec extends OperationSpec>(spec: Spec) => ({
  // The output is known to the compiler alone, so nothing is added to the entry.
  returns: <Output>() => spec as Spec & Returning<Output>,
});
