// `npm run dev`: restarts the server and reloads the client on changes; one Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { withPinnedNode } from './pinned-node.ts';
// @ts-expect-error -- it runs before TypeScript is there
import { writeKeyTypes } from './prepare.mjs';

const towers = [
  ['--watch', '--watch-preserve-output', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit', env: withPinnedNode() }));

let isStopping = false;

function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const tower of towers) tower.kill('SIGTERM');
}

for (const tower of towers) {
  tower.on('exit', (code) => {
    process.exitCode ||= isStopping ? 0 : (code ?? 1);
    stop();
  });
}
watch('locales/es', writeKeyTypes).unref();
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
