import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#server/database/connect.ts';
import { oldestWaiting, outboxCounts } from '#server/outbox/manage.ts';
import type { Readiness } from './readiness.ts';

type Sources = {
  database: Database;
  isRelayReachable: () => boolean;
  readiness: () => Promise<Readiness>;
  now?: () => number;
};

/**
 * Adds gauges that are read at each scrape. If the database fails, gauges from the database are
 * missing.
 */
export function addStateGauges(registry: Registry, sources: Sources): void {
  const { database, isRelayReachable, readiness, now = Date.now } = sources;
  const registers = [registry];

  new Gauge({
    name: 'miqyas_ready',
    help: 'Whether each check of /ready passes.',
    labelNames: ['check'],
    registers,
    async collect() {
      for (const [check, { ok }] of Object.entries(await readiness()))
        this.set({ check }, Number(ok));
    },
  });
  new Gauge({
    name: 'miqyas_relay_reachable',
    help: 'Whether the mail relay answered this process last time.',
    registers,
    collect() {
      this.set(Number(isRelayReachable()));
    },
  });
  new Gauge({
    name: 'miqyas_outbox_mails',
    help: 'Mails in the outbox by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const counts = await outboxCounts(database).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'miqyas_outbox_oldest_seconds',
    help: 'How long the oldest mail has waited. 0 if no mail waits.',
    registers,
    async collect() {
      this.remove();
      const moment = now();
      const age = await oldestWaiting(database).then(
        (oldest = moment) => Math.max(moment - oldest, 0),
        () => undefined,
      );
      if (age !== undefined) this.set(age / 1000);
    },
  });
}
