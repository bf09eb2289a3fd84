import type { CallableName, OperationName, RestName } from '@club/domain/api/contract';
import {
  CALLABLE_NAMES,
  deployedName,
  errorsOf,
  REST_NAMES,
  routeOf,
} from '@club/domain/api/contract';
import { isApiErrorCode } from '@club/domain/api/errors';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { beforeAll, expect, test } from 'vitest';
import { handleRequest } from '../../../functions/src/kernel/http/endpoint.ts';
import { withRecord } from '../../../functions/src/account/ensure-record.ts';
import type { BadInput } from '../bad-input/bad-input.ts';
import { callableInput } from '../bad-input/callable-inputs.ts';
import { REST_INPUTS } from '../bad-input/rest-inputs.ts';
import { spoil } from '../bad-input/spoil.ts';
import type { Spoiled } from '../bad-input/spoil.ts';
import { setTheStage } from '../bad-input/stage.ts';
import type { Stage } from '../bad-input/stage.ts';
import { randomOf } from '../random.ts';
import type { Random } from '../random.ts';
import { dependencies, functionUrl, siteUrl } from '../../api/api-client.ts';
import { everyDocument } from '../../api/whole-database.ts';
import { announceSeed } from '../seed.ts';

/*
 * Every endpoint and callable of the contract gets requests that are wrong in one way each. A part of
 * them goes over HTTP to the running functions, the rest to the very same code in this process, with
 * tokens that the identity service has given out. `npm run proof:bad-input` sends 20,000.
 */

const TARGETS = REST_NAMES.length + CALLABLE_NAMES.length;

const REQUESTS = Number(process.env['BAD_INPUT_REQUESTS'] ?? '1450');
const SEED = announceSeed(
  'BAD_INPUT_SEED',
  `BAD_INPUT_REQUESTS=${REQUESTS} npm run proof:bad-input`,
);
const PER_TARGET = Math.ceil(REQUESTS / TARGETS);
/** How many of them go over HTTP. */
const OVER_HTTP = Math.min(60, Math.ceil(PER_TARGET / 6));
const AGAIN = `Again: BAD_INPUT_SEED=${SEED} BAD_INPUT_REQUESTS=${REQUESTS} npm run proof:bad-input`;
const LIMIT_MS = 60_000 + REQUESTS * 100;

/** What came back. `body` is the error or the result. */
type Reply = { status: number; text: string; body: unknown };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A request in a form that can be sent over HTTP and in this process. */
type Sent = { method: string; path: string; contentType: string | null; bytes: Uint8Array | null };

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What can be wrong with the text itself, before it is read as JSON. */
const broken = ({ what, text }: Spoiled, random: Random): Spoiled & { bytes: Uint8Array } => {
  const way = random.below(40);
  const cut = Math.max(1, random.below(text.length));
  if (way === 0) {
    return { what: 'JSON that stops', text, bytes: bytesOf(`${text.slice(0, cut)}"\\`) };
  }
  if (way === 1) return { what: 'JSON with a tail', text, bytes: bytesOf(`${text}}`) };
  if (way === 2) return { what: 'nothing', text, bytes: new Uint8Array() };
  if (way === 3) {
    return {
      what: 'bytes that are no text',
      text,
      bytes: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    };
  }
  return { what, text, bytes: bytesOf(text) };
};

/** A value as text; what is nested too deep to be written says so. */
const written = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return '[[[[…]]]]';
  }
};

/** The values of an input as a query: what is no single value is written as it is. */
const queryOf = (text: string, random: Random): string => {
  const input = parsed(text);
  const entries =
    typeof input === 'object' && input !== null ? Object.entries(input) : [['x', input]];
  const query = entries.map(([name, value]) => {
    const given = value === null ? '' : typeof value === 'string' ? value : written(value);
    return `${encodeURIComponent(String(name))}=${encodeURIComponent(Buffer.from(given).toString('utf8'))}`;
  });
  const [first] = query;
  // A parameter given twice, whatever else is wrong.
  return (first !== undefined && random.below(6) === 0 ? [...query, first] : query).join('&');
};

const restRequest = (name: RestName, spoiled: Spoiled, random: Random) => {
  const [method = '', path = ''] = routeOf(name).split(' ');
  // Reports have a form of their own, so only their address can be wrong here.
  if (method === 'GET' || name === 'logViolations') {
    const query = queryOf(spoiled.text, random) || 'unknown=1';
    const sent = { method, path: `${path}?${query}`, contentType: null, bytes: null };
    return { what: spoiled.what, sent };
  }
  const { what, bytes } = broken(spoiled, random);
  const contentType = random.below(50) === 0 ? 'text/plain' : 'application/json';
  return {
    what: contentType === 'text/plain' ? 'plain text' : what,
    sent: { method, path, contentType, bytes },
  };
};

const headersOf = ({ contentType }: Sent, token: string): Record<string, string> => ({
  ...(contentType === null ? {} : { 'content-type': contentType }),
  authorization: `Bearer ${token}`,
});

const overHttp = async (base: string, sent: Sent, token: string): Promise<Reply> => {
  const response = await fetch(`${base}${sent.path}`, {
    method: sent.method,
    headers: headersOf(sent, token),
    ...(sent.bytes === null ? {} : { body: Buffer.from(sent.bytes) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: parsed(text) };
};

const inThisProcess = async (sent: Sent, token: string): Promise<Reply> => {
  const { authenticate } = await import('../../../functions/src/account/authenticate.ts');
  const { HANDLERS } = await import('../../../functions/src/index.ts');
  const { status, body: text } = await handleRequest(
    {
      method: sent.method,
      url: sent.path,
      headers: headersOf(sent, token),
      rawBody: sent.bytes ?? undefined,
    },
    {
      handlers: HANDLERS,
      dependencies: async () => dependencies,
      authenticate: (authorization) => authenticate(authorization, null),
      withRecord,
      now: Date.now,
    },
  );
  return { status, text, body: parsed(text) };
};

const callableBase = (): string => functionUrl().replace(/\/api$/, '');

const callOverHttp = async (name: CallableName, text: string, token: string): Promise<Reply> => {
  const bytes = bytesOf(`{"data":${text}}`);
  const sent = {
    method: 'POST',
    path: `/${deployedName(name)}`,
    contentType: 'application/json',
    bytes,
  };
  const { status, body, text: answered } = await overHttp(callableBase(), sent, token);
  const { error, result } = (body ?? {}) as {
    error?: { details?: unknown; message?: string; status?: string };
    result?: unknown;
  };
  return { status, text: answered, body: error?.details ?? result };
};

const callInThisProcess = async (
  name: CallableName,
  text: string,
  token: string,
): Promise<Reply> => {
  const functions = await import('../../../functions/src/index.ts');
  const rawRequest = {
    rawBody: Buffer.from(`{"data":${text}}`),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    socket: {},
  };
  // All that a callable looks at; the rest of a request belongs to the SDK.
  const request = { data: parsed(text), rawRequest } as CallableRequest<unknown>;
  try {
    const result: unknown = await functions[deployedName(name)].run(request);
    return { status: 200, text: JSON.stringify(result), body: result };
  } catch (error) {
    // What the SDK makes an answer of.
    const { httpErrorCode, details, message } = error as {
      httpErrorCode?: { status: number };
      details?: unknown;
      message: string;
    };
    const answered = JSON.stringify({ message, details });
    return { status: httpErrorCode?.status ?? 500, text: answered, body: details };
  }
};

const STACK = /\n\s+at |node_modules|\.ts:\d+|\.js:\d+|file:\/\/\//;
const SENTENCE = /^\S.*[.!?]$|^\S+ \S+ \S+.*$/s;

/** What is wrong with an answer to something wrong; null for an answer as it should be. */
const complaint = (
  name: OperationName,
  { status, text, body }: Reply,
  input: BadInput,
): string | null => {
  if (STACK.test(text)) return `shows its insides: ${text.slice(0, 300)}`;
  if (status < 300 && input.saysNothingDone?.(body) === true) return null;
  if (status < 400 || status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  // An address too long to be read is rejected by the web server itself.
  if (status === 431) return null;
  const { code, message, field } = (body ?? {}) as Record<string, unknown>;
  if (!isApiErrorCode(code)) return `${status} without a code: ${text.slice(0, 300)}`;
  if (!errorsOf(name).has(code)) return `${code} is not declared by the contract`;
  if (typeof message !== 'string' || !SENTENCE.test(message)) return `${code} without a sentence`;
  const isNamed = code !== 'unknown-field' || typeof field === 'string';
  return isNamed ? null : `${code} without the field`;
};

let stage: Stage;
beforeAll(async () => {
  // In this process the functions are to think what they think in the emulator.
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  stage = await setTheStage();
}, LIMIT_MS);

/** What bad requests may leave behind: the counters of attempts, and what counts by itself. */
const MAY_CHANGE =
  /^(rateLimits|stats|directoryChanges|availability|availabilityChanges|meta\/(directory|availability)|reconciliations)(\/|$)/;

const writtenState = async (): Promise<Map<string, string>> =>
  new Map(
    (await everyDocument())
      .filter(({ path }) => !MAY_CHANGE.test(path))
      .map(({ path, text }) => [path, text]),
  );

const spoiledFor = (input: BadInput, random: Random): Spoiled =>
  spoil(input.valid(stage), input.rules, input.special?.(stage) ?? [], random);

test(
  `${REQUESTS} wrong requests to ${TARGETS} endpoints and callables are rejected, and nothing is written`,
  async () => {
    const before = await writtenState();
    const complaints: string[] = [];
    let sentAll = 0;
    const check = (target: OperationName, what: string, reply: Reply, input: BadInput): void => {
      sentAll += 1;
      const found = complaint(target, reply, input);
      if (found !== null) complaints.push(`${target} with ${what}: ${found}`);
    };
    const targets = [
      ...REST_NAMES.map((name) => async (at: number, random: Random) => {
        const input = REST_INPUTS[name];
        const { what, sent } = restRequest(name, spoiledFor(input, random), random);
        const { token } = stage[input.by];
        const reply = await (at < OVER_HTTP
          ? overHttp(siteUrl(), sent, token)
          : inThisProcess(sent, token));
        check(name, what, reply, input);
      }),
      ...CALLABLE_NAMES.map((name) => async (at: number, random: Random) => {
        const input = callableInput(name);
        const { what, text } = spoiledFor(input, random);
        const { token } = stage[input.by];
        const reply = await (at < OVER_HTTP ? callOverHttp : callInThisProcess)(name, text, token);
        check(name, what, reply, input);
      }),
    ];
    for (let at = 0; at < PER_TARGET; at += 1) {
      await Promise.all(
        targets.map((send, index) => send(at, randomOf(SEED + at * TARGETS + index))),
      );
    }
    const after = await writtenState();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    );
    expect(sentAll).toBeGreaterThanOrEqual(REQUESTS);
    expect(complaints.slice(0, 40), AGAIN).toEqual([]);
    expect(changed, AGAIN).toEqual([]);
  },
  LIMIT_MS,
);
