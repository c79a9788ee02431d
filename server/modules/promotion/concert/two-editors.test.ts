import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConcertApp, startConcertApp } from '../../../testing/start-concert-app.ts';

let tonada: ConcertApp;
beforeAll(async () => {
  tonada = await startConcertApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

describe('two editors of the same concert', () => {
  // Proves forms: Saved twice: concert
  // Proves concerts: Two people, at the server
  it('do not overwrite each other: the later one is rejected, and may save after reading', async () => {
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

  // Proves concerts: At the same moment
  it('save one of two simultaneous changes', async () => {
    const id = await tonada.announced();
    const version = (await tonada.mine())[0]?.version;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tonada.change(id, { title: `T${index}`, version })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(19);
  });

  // Proves concerts: Cancelled by the other
  it('find a cancelled concert cancelled', async () => {
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

describe.each(['cancel', 'remove'] as const)(
  'two editors, one of whom would %s a concert',
  (end) => {
    const seenAs = (version: number | undefined) => `?version=${version}`;

    // Proves concerts: Ended by one, changed by another
    it('are warned: the later one is rejected, and may do it after reading', async () => {
      const id = await tonada.announced();
      const [seen] = await tonada.mine();
      await tonada.change(id, { title: 'Ya con fecha nueva', version: seen?.version }, 'casa');
      const later = await tonada[end](id, 'faro', seenAs(seen?.version));
      expect([later.statusCode, later.json()]).toMatchObject([
        409,
        {
          code: 'duplicate',
          error: expect.stringMatching(/cambió desde que lo miraste/) as string,
        },
      ]);
      const [now] = await tonada.mine();
      expect(now).toMatchObject({ title: 'Ya con fecha nueva', status: 'announced' });
      const again = await tonada[end](id, 'faro', seenAs(now?.version));
      expect(again.statusCode).toBe(end === 'cancel' ? 200 : 204);
    });

    it('do it without a version, like older devices', async () => {
      const id = await tonada.announced();
      await tonada.change(id, { title: 'Otra' });
      expect((await tonada[end](id)).statusCode).toBe(end === 'cancel' ? 200 : 204);
    });

    it('are rejected with an invalid version', async () => {
      const id = await tonada.announced();
      expect((await tonada[end](id, 'faro', '?version=dos')).statusCode).toBe(400);
      expect(await tonada.mine()).toHaveLength(1);
    });
  },
);

it('cancels one that was cancelled meanwhile, without an error', async () => {
  const id = await tonada.announced();
  const version = (await tonada.mine())[0]?.version;
  await tonada.cancel(id, 'casa');
  expect((await tonada.cancel(id, 'faro', `?version=${version}`)).statusCode).toBe(200);
});
