import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** A file with its path and the headers of the site. */
export type Served = { file: string; headers: Record<string, string> };

// The baseline for Node: files in memory, prepared headers and no checks. Takes the files as JSON,
// by path.
if (import.meta.main) {
  const served = JSON.parse(process.argv[2] ?? '{}') as Record<string, Served>;
  const answers = new Map(
    Object.entries(served).map(([address, { file, headers }]) => [
      address,
      { body: readFileSync(file), headers },
    ]),
  );
  const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return void response.writeHead(404).end();
    const { body, headers } = answer;
    if (request.headers['if-none-match'] === headers.etag)
      return void response.writeHead(304, headers).end();
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.error(
      `The files are at http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    );
  });
}
