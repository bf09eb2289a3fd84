import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { describeTakenPorts, requireFreePorts } from './port-check.ts';
import { describePortHolder, HOST, isPortFree, listeningInodes, reservePorts } from './ports.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
});

const occupyPort = async (host: string): Promise<number> => {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen({ host, port: 0 }, resolve);
  });
  // A server that listens on a port has this kind of address.
  return (server.address() as AddressInfo).port;
};

describe('a port', () => {
  it.each([HOST, '0.0.0.0'])('is not free when another process listens on %s', async (host) => {
    expect(await isPortFree(await occupyPort(host))).toBe(false);
  });

  it('is free again afterwards', async () => {
    const port = await occupyPort(HOST);
    await new Promise((resolve) => {
      servers.pop()?.close(resolve);
    });
    expect(await isPortFree(port)).toBe(true);
  });

  it('that is taken is named with its purpose and who has it', async () => {
    const port = await occupyPort(HOST);
    const [sentence] = await describeTakenPorts({ firestore: port });
    expect(sentence).toMatch(
      new RegExp(`^Port ${port} \\(the database\\) is taken by process ${process.pid} \\(.*node`),
    );
  });

  it('that is taken stops a start', async () => {
    const port = await occupyPort(HOST);
    await expect(requireFreePorts({ hosting: port })).rejects.toThrow(`Port ${port} (the site)`);
  });

  it('that is free has no holder', () => {
    expect(describePortHolder(1)).toBeNull();
  });
});

describe('the table of listening sockets', () => {
  it('gives the inodes of those that listen on the port', () => {
    const table = [
      '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
      '   0: 0100007F:13BA 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1',
      '   1: 0100007F:13BA 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 4712 1',
      '   2: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1',
    ].join('\n');
    expect(listeningInodes(table, 5050)).toEqual(['4711']);
  });
});

describe('rows of free ports', () => {
  it('never overlap, even when both runs would choose the same', async () => {
    let draws = 0;
    const sameFirst = (): number => {
      draws += 1;
      return draws <= 2 ? 0.5 : 0.75;
    };
    const one = await reservePorts(sameFirst);
    const other = await reservePorts(sameFirst);
    await Promise.all([one.release(), other.release()]);
    const all = [...Object.values(one.ports), ...Object.values(other.ports)];
    expect(new Set(all).size).toBe(all.length);
  });
});
