import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/preferences.ts';
import type { Fan, FanSummary } from '#contract/fan.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type FanApp, startFanApp } from '../../../testing/start-fan-app.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { maskEmail } from './mask-email.ts';

let tonada: FanApp;
beforeAll(async () => {
  tonada = await startFanApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const hidden = {
  ...defaultPreferences,
  privacy: { ...defaultPreferences.privacy, showActivity: false },
};
let made = 0;
const named = (displayName: string) => {
  made += 1;
  const email = `persona${made}@correo.example`;
  return { displayName, email, nameKey: normalise(displayName), emailKey: normalise(email) };
};
const ask = (query = '') => tonada.call(tonada.artist, 'GET', `promotion/fans${query}`);
const names = async (query = '') => (await ask(query)).json<Fan[]>().map(({ name }) => name);
const summary = async () =>
  (await tonada.call(tonada.artist, 'GET', 'promotion/fans/summary')).json<FanSummary>();

describe('the fans of an artist', () => {
  // Proves fans: Fields, masked address
  it('are returned with all fields, and a masked email', async () => {
    const { id } = await tonada.fan({
      streams: 612,
      tracks: { trk_1: 200, trk_2: 412 },
      user: { displayName: 'Marta', email: 'marta@correo.example', country: 'MX' },
    });
    const answer = await ask();
    expect(answer.json()).toEqual([
      {
        id,
        name: 'Marta',
        email: 'm•••@c•••.example',
        profileImage: null,
        followDate: '2026-11-20',
        totalStreams: 612,
        favoriteTrack: 'Marea',
        tier: 'superfan',
        location: 'México',
        lastActivity: '2026-01-01',
        notifications: true,
      },
    ]);
    expect(answer.body).not.toContain('marta@');
  });

  it.each([
    ['marta@correo.example', 'm•••@c•••.example'],
    ['a@b.co', 'a•••@b•••.co'],
    ['ñu@correo.com.ar', 'ñ•••@c•••.ar'],
    ['raro@localhost', 'r•••@l•••'],
  ])('of %s, only %s is returned', (email, masked) => expect(maskEmail(email)).toBe(masked));

  // Proves fans: Only counted
  it('are only counted if their profile hides their activity', async () => {
    await tonada.fan({ streams: 1200, user: { ...named('Oculta'), preferences: hidden } });
    await tonada.fan({ streams: 10, user: named('Abierta') });
    expect(await names()).toEqual(['Abierta']);
    expect(await names('?q=oculta')).toEqual([]);
    expect(await summary()).toEqual({
      total: 2,
      followers: 2,
      tiers: { casual: 1, regular: 0, superfan: 0, vip: 1 },
    });
  });

  // Proves fans: Searched
  it('are found by name and tier, but not by email', async () => {
    await tonada.fan({ streams: 700, user: named('Ana Ríos') });
    await tonada.fan({ streams: 5, user: named('Ana Vega') });
    await tonada.fan({ streams: 1000, user: named('Luis') });
    expect(await names()).toEqual(['Luis', 'Ana Ríos', 'Ana Vega']);
    expect(await names('?q=ana')).toEqual(['Ana Ríos', 'Ana Vega']);
    expect(await names('?q=RIOS')).toEqual(['Ana Ríos']);
    expect(await names('?tier=superfan')).toEqual(['Ana Ríos']);
    expect(await names('?tier=vip&q=ana')).toEqual([]);
    expect(await names('?q=correo')).toEqual([]);
    expect(await names('?q=%F0%9F%8E%B5')).toEqual([]);
  });

  // Proves fans: In parts
  it('come in parts, each once despite equal streams, in a constant number of statements', async () => {
    for (let each = 0; each < 45; each += 1) {
      await tonada.fan({ streams: Math.floor(each / 15), user: named(`Fan ${each}`) });
    }
    const all: Fan[] = [];
    let part: Fan[];
    do {
      part = (await ask(all.length === 0 ? '' : `?after=${all.at(-1)?.id}`)).json<Fan[]>();
      all.push(...part);
    } while (part.length > 0);
    expect(new Set(all.map(({ id }) => id)).size).toBe(45);
    const streams = all.map(({ totalStreams }) => totalStreams);
    expect(streams).toEqual(streams.toSorted((one, other) => other - one));
    expect(await countStatements(() => ask())).toBeLessThanOrEqual(5);
  });
});
