import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const HOST = 'www.firm.test';

type Place = {
  folder: string;
  ports: { http: number; https: number };
  processes: string[];
};

export type ProxyServer = {
  name: string;
  program: string;
  /**
   * Writes the proxy's sample configuration, with the ports and folder of the test.
   * @returns how to start the proxy
   */
  configure: (place: Place) => { args: string[]; settings?: Record<string, string> };
};

const SAMPLE_HOST = 'www.example.com';
const SAMPLE_PROCESSES = ['127.0.0.1:3001', '127.0.0.1:3002'];

export const PROXIES: ProxyServer[] = [
  {
    name: 'Caddy',
    program: 'caddy',
    configure: ({ folder, ports, processes }) => {
      const file = path.join(folder, 'Caddyfile');
      const site = '{$SITE_HOST:www.example.com} {';
      const globalOptions = '\tlog {\n';
      const options = [
        'admin off',
        'default_bind 127.0.0.1',
        `http_port ${ports.http}`,
        `https_port ${ports.https}`,
      ];
      const sample = readSample('Caddyfile', {
        [globalOptions]: `${options.map((option) => `\t${option}\n`).join('')}${globalOptions}`,
        [site]: `${site}\n\ttls ${certificateOf(folder)} ${keyOf(folder)}`,
      });
      writeFileSync(file, sample);
      return {
        args: ['run', '--adapter', 'caddyfile', '--config', file],
        settings: { SITE_HOST: HOST, SITE_PROCESSES: processes.join(' ') },
      };
    },
  },
  {
    name: 'nginx',
    program: 'nginx',
    configure: ({ folder, ports, processes }) => {
      const file = path.join(folder, 'nginx.conf');
      const sample = readSample('nginx.conf', {
        ...processesIn(processes),
        '/etc/ssl/www.example.com.pem': certificateOf(folder),
        '/etc/ssl/www.example.com.key': keyOf(folder),
        '/var/log/nginx/miqyas.log': path.join(folder, 'nginx.log'),
        'listen 80': `listen 127.0.0.1:${ports.http}`,
        'listen 443': `listen 127.0.0.1:${ports.https}`,
        [SAMPLE_HOST]: HOST,
      });
      // nginx's workers write uploads to this folder, so they must run as its owner.
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const main = `daemon off; pid ${folder}/pid; ${user}`;
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(file, `${main} events {} http { ${folders.join(' ')}\n${sample}}`);
      return { args: ['-p', folder, '-c', file, '-e', 'stderr'] };
    },
  },
  {
    name: 'HAProxy',
    program: 'haproxy',
    configure: ({ folder, ports, processes }) => {
      const file = path.join(folder, 'haproxy.cfg');
      const pair = path.join(folder, 'pair.pem');
      writeFileSync(
        pair,
        [certificateOf(folder), keyOf(folder)].map((part) => readFileSync(part, 'utf8')).join(''),
      );
      const sample = readSample('haproxy.cfg', {
        ...processesIn(processes),
        ...furtherServers(processes),
        '/etc/haproxy/www.example.com.pem': pair,
        'bind :80': `bind 127.0.0.1:${ports.http}`,
        'bind :443': `bind 127.0.0.1:${ports.https}`,
        [SAMPLE_HOST]: HOST,
      });
      writeFileSync(file, sample);
      return { args: ['-db', '-f', file] };
    },
  },
];

export function certificateOf(folder: string): string {
  return path.join(folder, 'certificate.pem');
}

export function keyOf(folder: string): string {
  return path.join(folder, 'key.pem');
}

function processesIn(processes: string[]): Record<string, string> {
  return Object.fromEntries(
    SAMPLE_PROCESSES.map((sample, index) => [sample, processes[index] ?? '']),
  );
}

function furtherServers(processes: string[]): Record<string, string> {
  const line = `server two ${processes[1]}`;
  const further = processes.slice(2).map((one, index) => `    server further${index} ${one}`);
  return { [line]: [line, ...further].join('\n') };
}

/** Reads a sample with other values. @throws Error if the sample does not contain a value */
export function readSample(name: string, replacements: Record<string, string>): string {
  let text = readFileSync(path.join('deploy/proxies', name), 'utf8');
  for (const [value, replacement] of Object.entries(replacements)) {
    if (!text.includes(value)) throw new Error(`${name} does not contain ${value}`);
    text = text.replaceAll(value, replacement);
  }
  return text;
}
