import type {
  CallableName,
  Input,
  OPERATIONS,
  OperationName,
  Output,
} from '@club/domain/api/contract';

/** What the kernel needs of accounts, passed in because it must not import them. */
export type Accounts = {
  /** The caller behind an Authorization header, from a client address. */
  authenticate: (authorization: string | undefined, address: string | null) => Promise<Caller>;
  /** Runs `work` and makes sure that the caller has a record afterwards. */
  withRecord: <Done>(caller: Caller, nowMs: number, work: () => Promise<Done>) => Promise<Done>;
};

/** A signed-in caller whose token and `authz` document were both checked for this request. */
export type Caller = {
  uid: string;
  /** Canonical email of the token. */
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** True for an admin without the second factor that they need, treated as a member. */
  lacksSecondFactor?: boolean | undefined;
  /** When they signed in, seconds since 1970. */
  authTime: number;
  /** The client address as rate limits count it; null when unknown (client-address.ts). */
  address: string | null;
  /** How they signed in, as the identity service calls it ('password', 'google.com'). */
  provider?: string | undefined;
  /** The name that the account has at the identity service. */
  name?: string | undefined;
  /** False for an account without a record. */
  isRecorded?: boolean | undefined;
};

/** A caller who is not signed in. */
export type Visitor = { uid: null; address: string | null };

/**
 * The caller of an operation. Responses of public operations are cached, so they have no caller.
 */
export type CallerOf<Name extends OperationName> = {
  public: null;
  visitor: Caller | Visitor;
  member: Caller;
  admin: Caller;
}[(typeof OPERATIONS)[Name]['access']];

/** The context of a request, without its input. */
export type RequestContext<Name extends OperationName> = {
  caller: CallerOf<Name>;
  /** Value of the Idempotency-Key header, or null. */
  idempotencyKey: string | null;
  /** Milliseconds since 1970, read once for the request. */
  nowMs: number;
  /** The client address as rate limits count it; null when unknown. */
  address: string | null;
};

/** A response that is not an error; errors are thrown as `ApiError`. */
export type Reply<Body> = { status: 200 | 201; body: Body };

/** A callable returns its output; an operation with only a REST path also returns its status. */
export type Result<Name extends OperationName> = Name extends CallableName
  ? Output<Name>
  : Reply<Output<Name>>;

/**
 * The implementation of an operation. Its input is already parsed and checked, and its access
 * granted. `Part` names what it uses of the request context, `Needs` the dependencies that it uses.
 */
export type Handler<
  Name extends OperationName,
  Part extends keyof RequestContext<Name>,
  Needs extends object = object,
> = (
  input: Input<Name>,
  context: Pick<RequestContext<Name>, Part> & Needs,
) => Promise<Result<Name>>;

/** A handler as it is called, with the full context and all dependencies. */
export type GivenHandler<Name extends OperationName, Given extends object> = Handler<
  Name,
  keyof RequestContext<Name>,
  Given
>;

/** Every operation's handler, loaded at its first call so that cold starts stay short. */
export type LazyHandlers<Given extends object> = {
  readonly [Name in OperationName]: () => Promise<GivenHandler<Name, Given>>;
};
