import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * The answer of a misbehaving relay: one or more lines, silence, a closed connection, endless
 * lines, half a line, or one letter after another.
 */
type Step = string | 'silence' | 'cut' | 'chatter' | 'half' | 'slow';
export type Misbehaviour = {
  connect?: Step;
  commands?: Record<string, Step>;
  data?: Step;
  isCutInText?: boolean;
  dot?: (count: number) => Step;
};
type RawServer = {
  url: string;
  bodies: string[];
  connections: () => number;
  open: () => number;
};

const EVERY_LINE = 20;
const EVERY_LETTER = 400;
const ANSWERS: Record<string, string> = { AUTH: '235 fine' };

/** Starts a minimal SMTP server, which reads `misbehave` before each answer. */
export async function startRawServer(misbehave: Misbehaviour): Promise<RawServer> {
  const bodies: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const reply = (step: Step) => takeStep(socket, step);
    let received = '';
    let isBody = false;
    reply(misbehave.connect ?? '220 raw');
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      for (;;) {
        if (isBody && misbehave.isCutInText) return reply('cut');
        const end = received.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = received.slice(0, end);
        received = received.slice(end + (isBody ? 5 : 2));
        if (isBody) {
          isBody = false;
          bodies.push(piece);
          reply(misbehave.dot?.(bodies.length) ?? '250 taken');
        } else if (piece === 'DATA') {
          const answer = misbehave.data ?? '354 go on';
          isBody = !/^[45]/.test(answer);
          reply(answer);
        } else if (piece === 'QUIT') socket.end('221 bye\r\n');
        else {
          const [command = ''] = piece.split(/[ :]/);
          reply(misbehave.commands?.[command] ?? ANSWERS[command] ?? '250 fine');
        }
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    bodies,
    connections: () => connections,
    open: () => sockets.size,
  };
}

function takeStep(socket: Socket, step: Step): void {
  if (step === 'silence') return;
  if (step === 'cut') return void socket.destroy();
  if (step === 'half') return void socket.write('220 ra');
  const letters = '220 raw\r\n'[Symbol.iterator]();
  if (step === 'chatter') repeat(socket, EVERY_LINE, () => '354-wait\r\n');
  else if (step === 'slow') repeat(socket, EVERY_LETTER, () => letters.next().value ?? '');
  else socket.write(`${step}\r\n`);
}

function repeat(socket: Socket, milliseconds: number, text: () => string): void {
  const timer = setInterval(() => socket.write(text()), milliseconds);
  socket.on('close', () => clearInterval(timer));
}
