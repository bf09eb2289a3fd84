import type { QueryPlan } from '@club/domain/reading/query-plan';
import type {
  DocumentTarget,
  StoredDocument,
  StoredFields,
} from '@club/domain/reading/stored-document';

/**
 * Who can read a kind of live data. It decides when to listen at all; the security rules decide.
 */
export type LiveAccess = 'public' | 'member' | 'admin';

/** Arguments of a request: plain data, in any order of names. */
export type SourceArgs = Readonly<Record<string, unknown>>;
/** A kind that is a single thing has none. */
export type NoArgs = Readonly<Record<string, never>>;

/** A kind of live data. It knows no SDK, so any reader of documents can use it. */
export type LiveSource<Access extends LiveAccess, Args extends SourceArgs, Shown> = {
  access: Access;
  target: (args: Args) => DocumentTarget;
  /** What is shown for the documents found; a promise where that takes time. */
  show: (found: readonly StoredDocument[], args: Args) => Shown | Promise<Shown>;
  /** A side effect in the browser of what is shown. */
  onShown?: (shown: Shown, args: Args) => void;
  /** Listened to until the page is left, because nearly every page of the site shows it. */
  staysOpen?: boolean;
};

type Common<Access extends LiveAccess, Args extends SourceArgs, Shown> = Pick<
  LiveSource<Access, Args, Shown>,
  'access' | 'onShown' | 'staysOpen'
>;

/** Any kind of live data; only requests know its arguments. */
export type AnyLiveSource = {
  access: LiveAccess;
  target: (args: never) => DocumentTarget;
  show: (found: readonly StoredDocument[], args: never) => unknown;
  onShown?: (shown: never, args: never) => void;
  staysOpen?: boolean;
};

/** All kinds of live data, by their names. */
export type LiveTable = Readonly<Record<string, AnyLiveSource>>;

/** A table of kinds that everyone may read. */
export type PublicTable = Readonly<Record<string, AnyLiveSource & { access: 'public' }>>;

/** The source of a kind. Throws when the table has none. */
export const sourceOf = (
  sources: LiveTable,
  kind: string,
): LiveSource<LiveAccess, SourceArgs, unknown> => {
  const source = Object.hasOwn(sources, kind) ? sources[kind] : undefined;
  if (source === undefined) throw new Error(`There is no kind of live data called '${kind}'.`);
  // Hooks take the arguments of their kind, so a request carries what its source expects.
  return source as LiveSource<LiveAccess, SourceArgs, unknown>;
};

/** The kinds of a table with one of these accesses; by default all. */
export type KindOf<Table extends LiveTable, Access extends LiveAccess = LiveAccess> = {
  [Kind in keyof Table & string]: Table[Kind]['access'] extends Access ? Kind : never;
}[keyof Table & string];

/** The arguments of a kind. */
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

/** Shows data unchanged. */
export const asIs = <Data>(data: Data): Data => data;
