import { expect, it } from 'vitest';
import { cutPieces } from './cut-pieces';
import { makeKey, seal, unseal } from './seal';
import { reckonTime, setBy } from './server-clock';

const bytes = new TextEncoder().encode('a sound of some length');

// Proves offline: Nobody else's
it('opens a piece with its own key, as what it is, and unchanged', async () => {
  const [key, other] = await Promise.all([makeKey(), makeKey()]);
  const piece = await seal(key, { trackId: 'trk_1', index: 2, bytes });
  const own = { trackId: 'trk_1', index: 2, piece };
  expect(new Uint8Array(await unseal(key, own))).toEqual(bytes);
  expect(new TextDecoder().decode(piece.data)).not.toContain('sound');
  const changed = { ...piece, data: piece.data.slice(0, -1) };
  await expect(unseal(other, own)).rejects.toMatchObject({ name: 'OperationError' });
  await expect(unseal(key, { ...own, trackId: 'trk_2' })).rejects.toMatchObject({
    name: 'OperationError',
  });
  await expect(unseal(key, { ...own, index: 3 })).rejects.toMatchObject({ name: 'OperationError' });
  await expect(unseal(key, { ...own, piece: changed })).rejects.toMatchObject({
    name: 'OperationError',
  });
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
});

it.each([
  [
    [5, 5],
    [4, 4, 2],
  ],
  [
    [1, 1, 1, 1, 4],
    [4, 4],
  ],
  [[9], [4, 4, 1]],
  [[], []],
])('cuts parts of %j bytes into pieces of %j', async (parts, sizes) => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new Uint8Array(part).fill(7));
      controller.close();
    },
  });
  const found: number[] = [];
  for await (const piece of cutPieces(stream, 4)) {
    expect(piece.every((byte) => byte === 7)).toBe(true);
    found.push(piece.length);
  }
  expect(found).toEqual(sizes);
});

// Proves offline: A permit
it('reckons with the server’s time, which a clock that is set back does not turn back', () => {
  const clock = setBy(1000, 50_000);
  expect(reckonTime(clock, 50_400)).toBe(1400);
  expect(reckonTime({ ...clock, latest: 1400 }, 20_000)).toBe(1400);
});
