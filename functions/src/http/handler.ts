import type {
  Access,
  EndpointInput,
  EndpointKey,
  EndpointResponse,
} from '@club/domain/api/contract';
import type { ENDPOINTS } from '@club/domain/api/contract';

/** Somebody whose token and `authz` document were both checked for this request. */
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
  /** Where they come from, as it is counted; null when unknown (limits/client-address.ts). */
  address: string | null;
  /** How they signed in, as the identity service calls it ('password', 'google.com'). */
  provider?: string | undefined;
  /** The name that the account has at the identity service. */
  name?: string | undefined;
  /** False for an account of which the club has no record yet. */
  isRecorded?: boolean | undefined;
};

/** Somebody of whom nothing is known but where they come from. */
export type Visitor = { uid: null; address: string | null };

/** What a handler knows beside its input. */
type Context<CallerOrNobody> = {
  caller: CallerOrNobody;
  /** Value of the Idempotency-Key header, or null. */
  idempotencyKey: string | null;
  /** Milliseconds since 1970, read once for the request. */
  nowMs: number;
  /** Where the request comes from, as it is counted; absent or null when unknown. */
  address?: string | null;
};

type CallerOf<A extends Access> = A extends 'public' ? Caller | null : Caller;

/** An answer that is not an error; errors are thrown as `ApiError`. */
export type Reply<Body> = { status: 200 | 201; body: Body };

/**
 * One endpoint of the contract. Input is already parsed and checked, access already granted. `Needs`
 * are the dependencies that `withDependencies` adds, if any.
 */
export type Handler<Key extends EndpointKey, Needs extends unknown[] = []> = (
  input: EndpointInput<Key>,
  context: Context<CallerOf<(typeof ENDPOINTS)[Key]['access']>>,
  ...needs: Needs
) => Promise<Reply<EndpointResponse<Key>>>;

/** All endpoints: a missing handler does not compile. */
export type Handlers = { [Key in EndpointKey]: Handler<Key> };
