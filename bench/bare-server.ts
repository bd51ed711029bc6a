import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Served } from './servers.ts';

// A minimal Node server, as a baseline. It keeps files in memory, prepares headers and checks
// nothing. Its arguments are the port and a JSON object of the files by path.

const [port, served = '{}'] = process.argv.slice(2);
const answers = new Map(
  Object.entries(JSON.parse(served) as Record<string, Served>).map(([url, { file, headers }]) => [
    url,
    { body: readFileSync(file), headers },
  ]),
);
createServer({ optimizeEmptyRequests: true }, (request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return void response.writeHead(404).end();
  const { body, headers } = answer;
  if (request.headers['if-none-match'] === headers.etag)
    return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}).listen(Number(port), '127.0.0.1');
