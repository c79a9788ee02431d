import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConcertApp, startConcertApp } from '../../testing/start-concert-app.ts';

let tonada: ConcertApp;
beforeAll(async () => {
  tonada = await startConcertApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

describe('two who change the same concert', () => {
  it('do not write over each other: the later one is told, and may after they looked', async () => {
    const id = await tonada.announced();
    const version = (await tonada.mine())[0]?.version;
    const first = await tonada.change(id, { title: 'Primera', version });
    expect(first.statusCode).toBe(200);
    const later = await tonada.change(id, { title: 'Segunda', version }, 'casa');
    expect([later.statusCode, later.json()]).toMatchObject([
      409,
      { code: 'duplicate', error: expect.stringMatching(/cambió mientras lo editabas/) as string },
    ]);
    const [now] = await tonada.mine();
    expect(now?.title).toBe('Primera');
    const again = await tonada.change(id, { title: 'Segunda', version: now?.version }, 'casa');
    expect([again.statusCode, (await tonada.mine())[0]?.title]).toEqual([200, 'Segunda']);
  });

  it('save one of two at the same moment', async () => {
    const id = await tonada.announced();
    const version = (await tonada.mine())[0]?.version;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tonada.change(id, { title: `T${index}`, version })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(19);
  });

  it('find it cancelled where it was', async () => {
    const id = await tonada.announced();
    const version = (await tonada.mine())[0]?.version;
    await tonada.cancel(id);
    const later = await tonada.change(id, { version });
    expect([later.statusCode, later.json<{ error: string }>().error]).toEqual([
      422,
      'Este concierto está cancelado y ya no se cambia.',
    ]);
  });
});
