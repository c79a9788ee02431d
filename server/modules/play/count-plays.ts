import type { App, Dependencies } from '../../platform/app.ts';
import { createPlayLedger, type PlayLedger } from './play-ledger.ts';
import { recordPlay } from './play.repository.ts';

/** How often due plays are looked for, in milliseconds. */
const interval = 1000;

/**
 * Runs a ledger whose counted plays go into the database, for as long as the application lives. A play
 * that cannot be kept is logged; closing waits for those on their way.
 */
export function countPlays(
  app: App,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): PlayLedger {
  const writing = new Set<Promise<void>>();
  const ledger = createPlayLedger({
    clock,
    onPlay(play) {
      const write = recordPlay(db, play)
        .catch((error: unknown) => app.log.error({ err: error }, 'a play could not be kept'))
        .finally(() => writing.delete(write));
      writing.add(write);
    },
  });
  const timer = setInterval(() => ledger.tick(), interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    ledger.tick();
    await Promise.all(writing);
  });
  return ledger;
}
