// `npm run figures --` takes `--rebuild` (recount all figures), `--import FILE`, `--close
// 2026-10`, `--pay 2026-10` or `--verify HEAD`. The embedded database must not be in use; PostgreSQL may serve
// meanwhile. The next rebuild, or the server, continues an interrupted one.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  askForRecounts,
  ImportError,
  importFigures,
  recountFigures,
  sumUpArtists,
} from './modules/figures/figures/index.ts';
import { LedgerError, verifyLedger } from './modules/money/ledger/index.ts';
import { orderMonth } from './modules/money/payment-run/index.ts';
import { ClosingError, closeNamedMonth } from './modules/money/statement/index.ts';
import { type Config, SettingError } from './platform/config.ts';
import type { Db } from './platform/database/db.ts';
import { readMediaSecret } from './platform/media-secret.ts';
import { runCommand } from './platform/run-command.ts';

type Work = (db: Db, config: Config) => Promise<void>;

const usage = `npm run figures -- --rebuild counts the figures of all artists anew from the plays,
npm run figures -- --import FILE takes in what was counted elsewhere,
npm run figures -- --close MONTH closes a month that is over, such as 2026-10,
npm run figures -- --pay MONTH orders its pending payouts, which somebody approves in the panel,
npm run figures -- --verify HEAD compares the chain of statements and payments with a signed head, or with several.`;

async function readWork(): Promise<Work | null> {
  const options = readOptions();
  if (Object.keys(options).length !== 1) return null;
  const { import: file, close: month, pay: paid, verify: heads } = options;
  if (heads !== undefined) return (db, config) => verify(db, heads, config);
  if (month !== undefined) return (db) => closeMonth(db, month);
  if (paid !== undefined) return (db, config) => payFor(db, paid, config);
  if (file === undefined) return rebuild;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SettingError(`${file} cannot be read.`);
  });
  return (db) => takeIn(db, { file, text });
}

function readOptions() {
  try {
    const options = {
      rebuild: { type: 'boolean' },
      import: { type: 'string' },
      close: { type: 'string' },
      pay: { type: 'string' },
      verify: { type: 'string', multiple: true },
    } as const;
    return parseArgs({ options }).values;
  } catch {
    return {};
  }
}

async function rebuild(db: Db) {
  await askForRecounts(db);
  let artists = 0;
  const failed = await recountFigures(db, {
    onCounted: (more) => {
      artists += more;
      console.log(`${artists} artists counted`);
    },
  });
  console.log(`The figures of ${artists} artists are counted anew.`);
  if (failed.length > 0) console.log(`Those of ${failed.length} failed: ${failed.join(', ')}.`);
}

async function takeIn(db: Db, { file, text }: { file: string; text: string }) {
  const { days, tracks } = await importFigures(db, text);
  console.log(`${days.length} days and ${tracks.length} tracks of ${file} are taken in.`);
}

async function closeMonth(db: Db, month: string) {
  await closeNamedMonth(db, month, new Date(), {
    onSlice: (work) => console.log(`${month}: ${work}`),
  });
  console.log(`${month} is closed.`);
}

async function payFor(db: Db, month: string, config: Config) {
  const { payouts, amount } = await orderMonth({ db, config, clock: () => new Date() }, month);
  console.log(
    `${payouts} payouts of ${month} are ordered, ${(amount / 100).toFixed(2)} EUR in all. The run waits in Regalías for its approval.`,
  );
}

async function verify(db: Db, heads: readonly string[], config: Config) {
  const links = await verifyLedger(db, heads, readMediaSecret(config));
  console.log(`All ${links} links hold, and so do they against ${heads.length} signed heads.`);
}

await runCommand({
  usage,
  expected: [ImportError, ClosingError, LedgerError],
  async read() {
    const work = await readWork();
    if (work === null) return null;
    return async (db, config) => {
      await work(db, config);
      await sumUpArtists(db, new Date());
    };
  },
});
