import { Server } from 'node:http';

/**
 * Loaded into the one process that serves all functions. The emulator tells it over a channel of its
 * own which function the next request is for, and a request without a body can be read before that
 * message, although it was sent after it; then the function of the request before would answer. At
 * the end of the turn of the event loop in which a request is read, the message has been, too.
 */
if (process.env['FUNCTION_DEBUG_MODE'] === 'true') {
  // The environment is that of the function for whose sake the process was started.
  for (const name of ['FUNCTION_TARGET', 'FUNCTION_SIGNATURE_TYPE', 'K_SERVICE']) {
    delete process.env[name];
  }
  const emit: unknown = Reflect.get(Server.prototype, 'emit');
  if (typeof emit !== 'function') throw new Error('A server of node:http emits no events.');
  Reflect.set(
    Server.prototype,
    'emit',
    new Proxy(emit, {
      apply: (target, server, values: readonly unknown[]) => {
        if (values[0] !== 'request') return Reflect.apply(target, server, values) as unknown;
        setImmediate(() => Reflect.apply(target, server, values) as unknown);
        return true;
      },
    }),
  );
}
