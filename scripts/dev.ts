// `npm run dev`: the server restarts and the client reloads on a change; one Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { withPinnedNode } from './pinned-node.ts';

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

// Half a house is no use: when one tower ends, so does the other.
for (const tower of towers) {
  tower.on('exit', (code) => {
    process.exitCode ||= isStopping ? 0 : (code ?? 1);
    stop();
  });
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
