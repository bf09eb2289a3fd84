/** A member who books, as the processes of the bench receive it. */
export type Buyer = { uid: string; email: string; cardNumber: string };

/** One POST /bookings. */
export type Purchase = { buyer: Buyer; body: Record<string, unknown>; key: string };

/** What came back: the status, the code of an error, a digest of the body, and how long it took. */
export type Answered = { status: number; code: string | null; digest: string; ms: number };

/** One attempt of the plain control: what it bought, or that it was rejected or lost. */
export type Controlled = 'sold' | 'rejected' | 'lost';

/** What a process has asked the database for, to be compared with what came of it. */
export type Effort = { reads: number; commits: number; landed: number };

/** What a process is told. Everything is prepared first, so that all can begin in the same moment. */
export type Order =
  | { kind: 'prepare'; purchases: Purchase[] }
  | {
      kind: 'prepare-control';
      resortId: string;
      nights: string[];
      units: number;
      buyers: string[];
      untilMs: number;
    }
  | { kind: 'go' };

/** What a process says. */
export type Word =
  | { kind: 'ready' }
  | { kind: 'answered'; answers: Answered[]; effort: Effort }
  | { kind: 'controlled'; outcomes: Controlled[]; effort: Effort };
