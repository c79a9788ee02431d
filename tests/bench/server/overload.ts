import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startRealServer } from '../../../scripts/real-server.ts';
import { printTable } from '../print-table.ts';
import { toTiming } from './measure.ts';

type Settings = { databaseUrl: string | undefined; dataDir: string };

const crowds = [16, 128, 1_000];

/** Milliseconds that each crowd calls, and after which a refused caller calls again, as it is told. */
const measured = 20_000;
const patience = 5_000;

/** Milliseconds; a start with the demo takes a minute on busy cores. */
const startMost = 600_000;

function call(url: string, agent: Agent): Promise<number> {
  return new Promise((answered, failed) => {
    get(url, { agent }, (answer) => {
      answer.resume().once('end', () => answered(answer.statusCode ?? 0));
    }).once('error', failed);
  });
}

/** Each caller calls again as soon as it is answered. */
async function measureCrowd(url: string, callers: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const times: number[] = [];
  const refusals: number[] = [];
  let failures = 0;
  const end = performance.now() + measured;
  const keepCalling = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const status = await call(url, agent).catch(() => 0);
      const time = performance.now() - start;
      if (status === 200) times.push(time);
      else if (status === 503) refusals.push(time);
      else failures += 1;
      if (status !== 200) await wait(patience);
    }
  };
  await Promise.all(Array.from({ length: callers }, keepCalling));
  agent.destroy();
  const { p50, p99 } = toTiming(times);
  return [
    String(callers),
    (times.length / (measured / 1_000)).toFixed(0),
    p50.toFixed(0),
    p99.toFixed(0),
    String(refusals.length),
    toTiming(refusals).p99.toFixed(0),
    String(failures),
  ];
}

/** Measures a read while ever more callers ask at once, on a server with the demo. */
export async function benchOverload({ databaseUrl, dataDir }: Settings) {
  const env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const server = await startRealServer({ dataFolder: dataDir, env }, startMost);
  const rows: string[][] = [];
  try {
    const url = `${server.origin}/api/search?q=luna`;
    await wait(20_000);
    await measureCrowd(url, 16);
    for (const callers of crowds) rows.push(await measureCrowd(url, callers));
  } finally {
    await server.stop();
  }
  printTable(
    'A search by callers who call again as soon as they are answered',
    ['callers', 'answers/s', 'p50 ms', 'p99 ms', 'refused', 'refusal p99 ms', 'failed'],
    rows,
  );
}
