import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { probeFile } from './probe-file.ts';

afterEach(() => vi.useRealTimers());

const square = { width: 8, height: 8, channels: 3, background: 'teal' } as const;

const findHelpers = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter((pid) => pid !== '')
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('probe.worker'));

it.runIf(process.platform === 'linux')(
  'reports a busy server if a valid file is not checked in time, and accepts it later',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const picture = await sharp({ create: square }).png().toBuffer();
    const probed = probeFile('luz', 'picture', picture).catch((error: unknown) => error);
    for (const pid of findHelpers()) process.kill(pid, 'SIGSTOP');
    vi.advanceTimersByTime(60_000);
    expect(await probed).toMatchObject({ status: 503, retryAfter: 5 });
    expect(await probeFile('luz', 'picture', picture)).toBeInstanceOf(Buffer);
  },
);
