import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type BreakableConnection = {
  port: number;
  /** Stops all traffic but leaves the connections open, like a firewall that loses its state. */
  freeze: () => void;
  /** Lets new connections work again. */
  mend: () => void;
};

/** Listens on a free port and forwards all traffic to the target port until the test ends. */
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
