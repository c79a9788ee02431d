import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findCommand } from './find-command.ts';

/** Runs `use` with a sound device that nobody hears: Firefox records nothing without one. */
export async function withSoundDevice(use: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tonada-sound-'));
  const socket = join(folder, 'sound');
  const address = `unix:${socket}`;
  const child = spawn(
    'pulseaudio',
    [
      '-n',
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--use-pid-file=no',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
      '--load=module-null-sink sink_name=quiet rate=48000 format=float32le',
    ],
    { stdio: 'ignore', env: { ...process.env, XDG_RUNTIME_DIR: folder, HOME: folder } },
  );
  try {
    await expect
      .poll(() => spawnSync('pactl', ['-s', address, 'info'], { stdio: 'ignore' }).status)
      .toBe(0);
    process.env.PULSE_SERVER = address;
    await use();
  } finally {
    delete process.env.PULSE_SERVER;
    const ended = child.exitCode === null && once(child, 'exit');
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

export const missingSound = (): string | undefined =>
  findCommand('pulseaudio') && findCommand('pactl') ? undefined : 'PulseAudio is not installed';
