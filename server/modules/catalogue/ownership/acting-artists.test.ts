import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concertForm } from '../../../testing/start-concert-app.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type LabelApp, startLabelApp } from '../../../testing/start-label-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';

const lists = [
  'concerts/artist',
  'canvas',
  'my-stories',
  'marquee',
  'fans/campaigns',
  'fans/notifications',
  'pitches',
] as const;

let tonada: LabelApp;

beforeAll(async () => {
  tonada = await startLabelApp();
  for (const [index, artistId] of [faro, uno].entries()) {
    const answer = await tonada.app.inject({
      method: 'POST',
      url: `/api/promotion/concerts/artist?artistId=${artistId}`,
      headers: tonada.people['admin']?.headers ?? {},
      payload: { ...concertForm, id: `local-${index}`, at: '2026-11-20T12:00:00.000Z' },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
});
afterAll(() => tonada.close());

const ask = (list: string, who: string, query: Record<string, string>) =>
  tonada.app.inject({
    url: `/api/promotion/${list}?${new URLSearchParams(query)}`,
    headers: tonada.people[who]?.headers ?? {},
  });

describe.each(lists)('GET /promotion/%s of a whole label', (list) => {
  // Proves ownership: Another label gets nothing
  it.each([
    ['casa', 'Casa', 200],
    ['casa', 'Otra', 404],
    ['casa', 'nobody', 404],
    ['label', 'Casa', 404],
    ['artist', 'Casa', 404],
    ['admin', 'Casa', 200],
    ['admin', 'nobody', 404],
  ])('to %s about %s answers %i', async (who, named, status) => {
    const ids: Record<string, string> = { Casa: tonada.labels.casa, Otra: tonada.labels.otra };
    expect((await ask(list, who, { labelId: ids[named] ?? named })).statusCode).toBe(status);
  });
});

describe('the concerts of a label', () => {
  const getArtists = async (who: string, labelId: string) => {
    const concerts: { artistId?: string }[] = (await ask(lists[0], who, { labelId })).json();
    return concerts.map(({ artistId }) => artistId);
  };

  // Proves ownership: Lists of a whole label are its own, and of contracts that hold
  it('are those of artists under contract today, each with its artist', async () => {
    const { casa, otra } = tonada.labels;
    expect(await getArtists('casa', casa)).toEqual([faro]);
    expect(await getArtists('otra', otra)).toEqual([uno]);
    expect(await getArtists('admin', casa)).toEqual([faro]);
  });

  it('do not name the artist if one was requested', async () => {
    const [concert] = (await ask(lists[0], 'casa', { artistId: faro })).json<object[]>();
    expect(concert).not.toHaveProperty('artistId');
  });

  it('are summed up together', async () => {
    const answer = await ask('concerts/stats', 'casa', { labelId: tonada.labels.casa });
    expect(answer.json()).toMatchObject({ totalConcerts: 1 });
  });

  // Proves ownership: One statement more, however many artists
  it('take one more statement than those of one artist', async () => {
    const count = (query: Record<string, string>) =>
      countStatements(() => ask(lists[0], 'casa', query));
    const ofOne = await count({ artistId: faro });
    expect(await count({ labelId: tonada.labels.casa })).toBe(ofOne + 1);
  });
});
