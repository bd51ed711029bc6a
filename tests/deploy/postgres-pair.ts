import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '#scripts/free-port.ts';
import { preparePostgres, urlAt } from '#tests/support/postgres.ts';
import { endsAt } from '#tests/support/run.ts';
import { until } from '#tests/support/until.ts';
import { readSample } from './proxies.ts';
import { runProgram } from './run-program.ts';

export type PostgresPair = {
  url: string;
  restart: () => Promise<void>;
  /** Ends the primary as a crash does. */
  crash: () => Promise<void>;
  promote: () => Promise<void>;
  stop: () => Promise<void>;
};

const CHECKED_BY_HAPROXY = 'host postgres haproxy 127.0.0.1/32 trust\n';

/** Starts a primary with a synchronous replica, behind HAProxy with the sample's configuration. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const { folder, create } = await preparePostgres();
  const [port, replicaPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const data = path.join(folder, 'primary');
  const replicaData = path.join(folder, 'replica');
  const alone = create(data, port);
  await alone.initialise();
  const rules = path.join(data, 'pg_hba.conf');
  writeFileSync(rules, CHECKED_BY_HAPROXY + readFileSync(rules, 'utf8'));
  await alone.start();
  await ask(port, 'create role haproxy login');
  await alone.stop();
  // `--archive` keeps the owner of the files. The content of standby.signal does not matter.
  await runProgram('cp', '--archive', data, replicaData);
  await runProgram('cp', '--archive', rules, path.join(replicaData, 'standby.signal'));

  const primary = create(data, port, ['-c', 'synchronous_standby_names=*']);
  const source = `host=127.0.0.1 port=${port} user=postgres password=postgres`;
  const replica = create(replicaData, replicaPort, ['-c', `primary_conninfo=${source}`]);
  await primary.start();
  // Do not wait for this promise. The package waits for a message that PostgreSQL writes only after
  // the promotion.
  void replica.start().catch(() => {});
  await until(() => isSynchronous(port));
  const running = new Set([primary, replica]);
  const proxy = startProxy(folder, proxyPort, [port, replicaPort]);
  await until(() => answers(proxyPort));

  return {
    url: `${urlAt(proxyPort)}/postgres`,
    restart: async () => {
      await primary.stop();
      await primary.start();
      await until(() => isSynchronous(port));
    },
    crash: async () => {
      const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      // The package would wait forever for a process that has ended.
      running.delete(primary);
      await until(async () => !(await answers(port)));
    },
    promote: async () => void (await ask(replicaPort, 'select pg_promote()')),
    stop: async () => {
      proxy.kill('SIGTERM');
      await endsAt(proxy);
      for (const server of running) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startProxy(folder: string, port: number, servers: [number, number]): ChildProcess {
  const file = path.join(folder, 'haproxy.cfg');
  const sample = readSample('haproxy-postgres.cfg', {
    'bind 127.0.0.1:5432': `bind 127.0.0.1:${port}`,
    '10.0.0.11:5432': `127.0.0.1:${servers[0]}`,
    '10.0.0.12:5432': `127.0.0.1:${servers[1]}`,
  });
  writeFileSync(file, sample);
  return spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
}

async function isSynchronous(port: number): Promise<boolean> {
  const rows = await ask(port, "select 1 from pg_stat_replication where sync_state = 'sync'");
  return rows.length > 0;
}

function answers(port: number): Promise<boolean> {
  return ask(port, 'select 1').then(
    () => true,
    () => false,
  );
}

async function ask(port: number, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: `${urlAt(port)}/postgres` });
  client.on('error', () => {});
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}
