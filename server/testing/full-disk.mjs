// Preloaded into the server (`--import`): while the file named by FULL_DISK exists, no file can
// grow, as on a full disk. Writes within a file's present length still work.
import fs, { existsSync, fstatSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const { writeSync, ftruncateSync } = fs;
const flag = process.env.FULL_DISK ?? '';

function refuseGrowth(descriptor, end, syscall) {
  const file = fstatSync(descriptor);
  if (!file.isFile() || end <= file.size || !existsSync(flag)) return;
  throw Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), {
    code: 'ENOSPC',
    errno: -28,
    syscall,
  });
}

fs.writeSync = (descriptor, buffer, offset, length, position) => {
  const end = (position ?? Number.POSITIVE_INFINITY) + (length ?? buffer.length);
  refuseGrowth(descriptor, end, 'write');
  return writeSync(descriptor, buffer, offset, length, position);
};
fs.ftruncateSync = (descriptor, length = 0) => {
  refuseGrowth(descriptor, length, 'ftruncate');
  return ftruncateSync(descriptor, length);
};
syncBuiltinESMExports();
