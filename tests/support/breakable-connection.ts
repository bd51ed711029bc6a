import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection between two programs that can go wrong on the way. */
export type BreakableConnection = {
  port: number;
  /**
   * From now on nothing arrives any more, and nobody is told: a firewall that forgot, a machine
   * that was moved. What is open stays dead.
   */
  freeze: () => void;
  /** New connections work again. */
  mend: () => void;
};

/** Listens on a port of its own for what is meant for another; unplugged after the test. */
export async function openBreakableConnection(target: number): Promise<BreakableConnection> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    if (isFrozen) return;
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      isFrozen = false;
    },
  };
}
