import { createInterface } from 'node:readline/promises';
import type { Terminal } from './inbox-context.ts';

export function processTerminal(): Terminal {
  // A program such as `head` may close the pipe early. The inbox then ends without an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    write: (data) => process.stdout.write(data),
    tell: (line) => process.stderr.write(`${line}\n`),
    columns: process.stdout.isTTY ? process.stdout.columns : undefined,
    hasColours: process.stdout.isTTY && process.stdout.hasColors(),
    ask,
    readInput: async () => {
      if (process.stdin.isTTY)
        process.stderr.write('Type the text; end it with Ctrl-D on a new line.\n');
      process.stdin.setEncoding('utf8');
      let text = '';
      for await (const chunk of process.stdin) text += chunk;
      return text;
    },
  };
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}
