import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { App, Foundation } from '../app.ts';
import { type Allowance, AttemptLimit } from '../attempt-limit.ts';
import type { Vault } from '../vault/vault.ts';
import { notifyUse, useChannel } from './attempt.repository.ts';

export type Limit = Pick<AttemptLimit, 'count'>;

/** Over all servers. See docs/decisions/modules-and-jobs.md. */
export type Limits = {
  /** @param name the same on every server. */
  define: (name: string, allowance: Allowance) => Limit;
  /** Counts what another server tells; ignores anything else. */
  hear: (message: string) => void;
  stop: () => Promise<void>;
};

/** Of one key, in the present window. */
type Use = { name: string; key: string; most: number; times: number; untold: number };

type Options = Pick<Foundation, 'elapsed'> & {
  vault: Pick<Vault, 'seal' | 'open'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Reaches all servers, this one too; undefined where there is no other. */
  send: ((message: string) => Promise<void>) | undefined;
};

/** What a server may let through in a window and keep to itself. */
const quietShare = 0.1;

/** Milliseconds between two messages. */
const pause = 1_000;

/** Bytes: a notification has fewer than 8,000, and sealing adds a third. */
const messageMost = 5_500;

/** Loud keys between two messages; further ones count here alone. */
const untoldMost = 1_000;

/** Keys of a window; beyond this it begins anew. */
const usesMost = 40_000;

/** Characters. An address that a proxy made up may be longer. */
const keyMost = 64;

const about = 'limits';

const messageSchema = z.object({
  from: z.string(),
  uses: z.array(z.tuple([z.string(), z.string(), z.number().check(z.positive())])),
});

type Message = z.infer<typeof messageSchema>;

/**
 * Each server counts at once in memory. At most once a second it tells the others the use beyond a
 * tenth of a limit, heaviest first; a message that is lost is not repeated.
 */
export function makeLimits({ elapsed, vault, log, send }: Options): Limits {
  const from = randomUUID();
  const limits = new Map<string, AttemptLimit>();
  const untold = new Set<Use>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let telling: Promise<void> | undefined;
  let hasFailed = false;
  let isOver = false;

  function tell(use: Use) {
    if (isOver || (!untold.has(use) && untold.size >= untoldMost)) return;
    untold.add(use);
    use.untold += 1;
    tellSoon();
  }

  function tellSoon() {
    timer ??= setTimeout(() => {
      telling = tellHeaviest().finally(() => {
        timer = undefined;
        if (untold.size > 0 && !isOver) tellSoon();
      });
    }, pause).unref();
  }

  async function tellHeaviest() {
    const message: Message = { from, uses: takeHeaviest(untold) };
    try {
      await send?.(vault.seal(JSON.stringify(message), about));
      hasFailed = false;
    } catch (error) {
      forget(untold);
      if (!hasFailed) log.warn({ err: error }, 'limits count on each server alone');
      hasFailed = true;
    }
  }

  function read(message: string): Message | undefined {
    try {
      return messageSchema.parse(JSON.parse(vault.open(message, about)));
    } catch {
      return undefined;
    }
  }

  return {
    define(name, allowance) {
      if (limits.has(name)) throw new Error(`Two limits are called ${name}.`);
      const limit = new AttemptLimit(allowance, elapsed);
      limits.set(name, limit);
      if (send === undefined) return limit;
      const { most, window } = allowance;
      const uses = new Map<string, Use>();
      let since = elapsed();
      return {
        count(key) {
          limit.count(key);
          if (key.length > keyMost) return;
          const now = elapsed();
          if (now - since >= window || uses.size >= usesMost) {
            uses.clear();
            since = now;
          }
          let use = uses.get(key);
          if (use === undefined) uses.set(key, (use = { name, key, most, times: 0, untold: 0 }));
          use.times += 1;
          if (use.times > most * quietShare) tell(use);
        },
      };
    },
    hear(text) {
      const message = read(text);
      if (message === undefined || message.from === from) return;
      for (const [name, key, times] of message.uses) limits.get(name)?.countElsewhere(key, times);
    },
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      await telling;
    },
  };
}

/** As much as a message takes. */
function takeHeaviest(untold: Set<Use>): Message['uses'] {
  const uses = [...untold].toSorted((one, other) => getWeight(other) - getWeight(one));
  const taken: Message['uses'] = [];
  let bytes = 0;
  for (const use of uses) {
    const told: Message['uses'][number] = [use.name, use.key, use.untold];
    bytes += Buffer.byteLength(JSON.stringify(told)) + 1;
    if (bytes > messageMost) break;
    taken.push(told);
    untold.delete(use);
    use.untold = 0;
  }
  return taken;
}

const getWeight = ({ untold, most }: Use) => untold / most;

function forget(untold: Set<Use>) {
  for (const use of untold) use.untold = 0;
  untold.clear();
}

/** Between the servers of one PostgreSQL. */
export function openLimits(app: App, { db, config, elapsed, vault }: Foundation): void {
  const send = config.databaseUrl === undefined ? undefined : (text: string) => notifyUse(db, text);
  const limits = makeLimits({ elapsed, vault, log: app.log, send });
  app.decorate('limits', limits);
  app.events.hear(useChannel, limits.hear);
  app.addHook('onClose', () => limits.stop());
}
