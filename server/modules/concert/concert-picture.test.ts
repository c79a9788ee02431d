import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConcertApp, startConcertApp } from '../../testing/start-concert-app.ts';

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

  it('that was sent belongs to its concert, and goes with it', async () => {
    const { picture } = (await upload(tonada.picture)).json<{ picture: string }>();
    const id = await tonada.announced({ venueImage: `staged:${picture}` });
    const [concert] = await tonada.mine();
    const address = concert?.venueImage ?? '';
    const read = () => tonada.app.inject(address);
    expect((await read()).headers['content-type']).toBe('image/webp');
    // It stays where something else is changed.
    expect((await tonada.change(id, { venueImage: address, title: 'Otra' })).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(200);
    await tonada.remove(id);
    expect((await read()).statusCode).toBe(404);
  });

  it('somewhere else is named as it is', async () => {
    await tonada.announced({ venueImage: 'https://example.com/sala.jpg' });
    expect((await tonada.mine())[0]?.venueImage).toBe('https://example.com/sala.jpg');
  });

  it.each([
    ['no picture', Buffer.from('<svg/>')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused with %s', async (_, content) => {
    expect((await upload(content)).statusCode).toBe(400);
  });
});
