import type { QueryPlan } from './query-plan.ts';

/** Who is shown a kind of live data. It says when to ask at all; the security rules decide. */
export type LiveAccess = 'public' | 'member' | 'admin';

/** What names one thing among those of a kind: plain data, in which the order of names is free. */
export type SourceArgs = Readonly<Record<string, unknown>>;
/** A kind that is one thing has none. */
export type NoArgs = Readonly<Record<string, never>>;

/** The fields of a document, in plain values: bytes as `Uint8Array`, instants as milliseconds. */
export type StoredFields = Readonly<Record<string, unknown>>;
export type StoredDocument = { id: string; fields: StoredFields };

/** Where the data are: in one document or in those that a query finds. */
export type LiveTarget = { path: string } | { query: QueryPlan };

/** A kind of live data. It knows no SDK, so that anything that reads documents can show it. */
export type LiveSource<Access extends LiveAccess, Args extends SourceArgs, Shown> = {
  access: Access;
  target: (args: Args) => LiveTarget;
  /** What is shown for the documents that were found; a promise where that takes time. */
  show: (found: readonly StoredDocument[], args: Args) => Shown | Promise<Shown>;
  /** Done in the browser with what is shown. */
  onShown?: (shown: Shown, args: Args) => void;
  /** Listened to until the page is left, because nearly every page of the site shows it. */
  staysOpen?: boolean;
};

type Common<Access extends LiveAccess, Args extends SourceArgs, Shown> = Pick<
  LiveSource<Access, Args, Shown>,
  'access' | 'onShown' | 'staysOpen'
>;

/** A kind of live data, whichever: only requests know the arguments that it takes. */
export type AnyLiveSource = {
  access: LiveAccess;
  target: (args: never) => LiveTarget;
  show: (found: readonly StoredDocument[], args: never) => unknown;
  onShown?: (shown: never, args: never) => void;
  staysOpen?: boolean;
};

/** All kinds of live data, by their names. */
export type LiveTable = Readonly<Record<string, AnyLiveSource>>;

/** The kinds of a table that are shown to somebody; all of them unless told whom. */
export type KindOf<Table extends LiveTable, Access extends LiveAccess = LiveAccess> = {
  [Kind in keyof Table & string]: Table[Kind]['access'] extends Access ? Kind : never;
}[keyof Table & string];

/** What names one thing among those of a kind. */
export type ArgsOf<Table extends LiveTable, Kind extends keyof Table> = Table[Kind] extends {
  target: (args: infer Args extends SourceArgs) => unknown;
}
  ? Args
  : never;

/** What is shown of a kind. */
export type DataOf<Table extends LiveTable, Kind extends keyof Table> = Awaited<
  ReturnType<Table[Kind]['show']>
>;

/** A kind that is one document. */
export const documentSource = <
  const Access extends LiveAccess,
  Stored,
  Shown,
  Args extends SourceArgs = NoArgs,
>({
  path,
  read,
  show,
  ...row
}: Common<Access, Args, Shown> & {
  path: (args: Args) => string;
  read: (fields: StoredFields, id: string) => Stored;
  /** What is shown for the document, or for none. */
  show: (stored: Stored | null) => Shown | Promise<Shown>;
}): LiveSource<Access, Args, Shown> => ({
  ...row,
  target: (args) => ({ path: path(args) }),
  show: ([found]) => show(found === undefined ? null : read(found.fields, found.id)),
});

/** A kind that is a list of documents. */
export const listSource = <
  const Access extends LiveAccess,
  Stored,
  Shown,
  Args extends SourceArgs = NoArgs,
>({
  plan,
  read,
  show,
  ...row
}: Common<Access, Args, Shown> & {
  plan: (args: Args) => QueryPlan;
  read: (fields: StoredFields, id: string) => Stored;
  show: (rows: readonly Stored[], args: Args) => Shown;
}): LiveSource<Access, Args, Shown> => ({
  ...row,
  target: (args) => ({ query: plan(args) }),
  show: (found, args) =>
    show(
      found.map(({ id, fields }) => read(fields, id)),
      args,
    ),
});

/** Shows data as it is. */
export const asIs = <Data>(data: Data): Data => data;
