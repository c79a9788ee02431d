import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { concertTable } from './concert.table.ts';
import { type ConcertApp, startConcertApp } from '../../../testing/start-concert-app.ts';

let tonada: ConcertApp;
beforeAll(async () => {
  tonada = await startConcertApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

describe('a picture', () => {
  const upload = (payload: Buffer, who = 'faro') =>
    tonada.app.inject({
      method: 'PUT',
      url: '/api/promotion/uploads/concert-picture',
      headers: { ...tonada.people[who]?.headers, 'content-type': 'application/octet-stream' },
      payload,
    });

  it('that was uploaded belongs to its concert, and is deleted with it', async () => {
    const { picture } = (await upload(tonada.picture)).json<{ picture: string }>();
    const id = await tonada.announced({ venueImage: `staged:${picture}` });
    const [concert] = await tonada.mine();
    const address = concert?.venueImage ?? '';
    const read = () => tonada.app.inject(address);
    expect((await read()).headers['content-type']).toBe('image/webp');
    expect((await tonada.change(id, { venueImage: address, title: 'Otra' })).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(200);
    await tonada.remove(id);
    expect((await read()).statusCode).toBe(404);
  });

  // Proves concerts: No picture of another site
  it('at a foreign address is rejected, unless it is unchanged', async () => {
    const elsewhere = 'https://example.com/sala.jpg';
    const id = await tonada.announced();
    const named = await tonada.change(id, { venueImage: elsewhere });
    expect([named.statusCode, named.json<{ error: string }>().error]).toEqual([
      422,
      'Sube la imagen como archivo: no se admite la dirección de otra web.',
    ]);
    await tonada.db.update(concertTable).set({ pictureAddress: elsewhere });
    const unchanged = await tonada.change(id, { venueImage: elsewhere, title: 'Otra' });
    expect(unchanged.statusCode).toBe(200);
    expect((await tonada.mine())[0]?.venueImage).toBe(elsewhere);
  });

  it.each([
    ['no picture', Buffer.from('<svg/>')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused with %s', async (_, content) => {
    expect((await upload(content)).statusCode).toBe(400);
  });
});
