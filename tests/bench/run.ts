// `npm run bench`: runs each bench in its own process.
import { spawnSync } from 'node:child_process';

const benches = ['tests/bench/server.ts', 'tests/bench/web.ts'];

for (const bench of benches) {
  console.log(`\n── ${bench}`);
  const { status } = spawnSync(process.execPath, [bench], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
