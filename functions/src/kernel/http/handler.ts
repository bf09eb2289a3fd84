import type {
  CallableName,
  Input,
  OPERATIONS,
  OperationName,
  Output,
} from '@club/domain/api/contract';

/** What the kernel is handed of accounts, because it knows none itself. */
export type Accounts = {
  /** The caller behind an Authorization header, who comes from an address. */
  authenticate: (authorization: string | undefined, address: string | null) => Promise<Caller>;
  /** Does something for a caller, who is on record afterwards. */
  withRecord: <Done>(caller: Caller, nowMs: number, work: () => Promise<Done>) => Promise<Done>;
};

/** A signed-in caller whose token and `authz` document were both checked for this request. */
export type Caller = {
  uid: string;
  /** Canonical e-mail of the token. */
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** True for an admin who is none in this session, for want of a second factor. */
  lacksSecondFactor?: boolean | undefined;
  /** When they signed in, seconds since 1970. */
  authTime: number;
  /** Where they come from, as it is counted; null when unknown (client-address.ts). */
  address: string | null;
  /** How they signed in, as the identity service calls it ('password', 'google.com'). */
  provider?: string | undefined;
  /** The name that the account has at the identity service. */
  name?: string | undefined;
  /** False for an account of which the club has no record yet. */
  isRecorded?: boolean | undefined;
};

/** A caller of whom nothing is known but where they come from. */
export type Visitor = { uid: null; address: string | null };

/** Who calls an operation. The response of a public one is kept by caches, so it knows no caller. */
export type CallerOf<Name extends OperationName> = {
  public: null;
  visitor: Caller | Visitor;
  member: Caller;
  admin: Caller;
}[(typeof OPERATIONS)[Name]['access']];

/** What is known of a request beside its input. */
export type RequestContext<Name extends OperationName> = {
  caller: CallerOf<Name>;
  /** Value of the Idempotency-Key header, or null. */
  idempotencyKey: string | null;
  /** Milliseconds since 1970, read once for the request. */
  nowMs: number;
  /** Where the request comes from, as it is counted; null when unknown. */
  address: string | null;
};

/** A response that is not an error; errors are thrown as `ApiError`. */
export type Reply<Body> = { status: 200 | 201; body: Body };

/** A callable returns its output; what has only a REST path says with which status. */
export type Result<Name extends OperationName> = Name extends CallableName
  ? Output<Name>
  : Reply<Output<Name>>;

/**
 * What does the work of an operation. Input is already parsed and checked, access already granted.
 * `Part` names what it uses of the request, and `Needs` the dependencies that it is given besides.
 */
export type Handler<
  Name extends OperationName,
  Part extends keyof RequestContext<Name>,
  Needs extends object = object,
> = (
  input: Input<Name>,
  context: Pick<RequestContext<Name>, Part> & Needs,
) => Promise<Result<Name>>;

/** A handler that is given all there is. */
export type GivenHandler<Name extends OperationName, Given extends object> = Handler<
  Name,
  keyof RequestContext<Name>,
  Given
>;

/** Every operation's handler, loaded when it is first called so that a cold start stays short. */
export type LazyHandlers<Given extends object> = {
  readonly [Name in OperationName]: () => Promise<GivenHandler<Name, Given>>;
};
