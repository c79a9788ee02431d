import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAlacFile } from '../../testing/alac-files.ts';
import { alacDecoder } from '../encode/alac-decoder.ts';
import { cleanAlac } from './clean-alac.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-clean-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns the number of samples. */
async function decode(bytes: Buffer, size: number) {
  const decoder = alacDecoder();
  let samples = 0;
  for (let at = 0; at < bytes.length; at += size) {
    let made = await decoder.decode(bytes.subarray(at, at + size));
    for (; made; made = (await decoder.more?.()) ?? null) samples += made.channels[0]?.length ?? 0;
  }
  await decoder.flush();
  return samples;
}

// Proves releases: Nothing but packets in an M4A
it.each([
  ['mono-16', 44_100, 26_460],
  ['stereo-24', 48_000, 8_640],
] as const)('keeps the packets of %s without names', async (name, sampleRate, samples) => {
  const [path, clean] = [join(folder, 'sent'), join(folder, 'clean')];
  writeFileSync(path, readAlacFile(name));
  expect(readFileSync(path).includes('Nora Faro')).toBe(true);
  expect(await cleanAlac(path, clean)).toMatchObject({
    format: 'alac',
    sampleRate,
    seconds: samples / sampleRate,
  });
  const kept = readFileSync(clean);
  expect(kept.includes('Nora Faro')).toBe(false);
  expect(await decode(kept, kept.length)).toBe(samples);
  expect(await decode(kept, 97)).toBe(samples);
});
