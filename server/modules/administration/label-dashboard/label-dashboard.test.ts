import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  labelArtistDetailsSchema,
  labelArtistsSchema,
  labelChoicesSchema,
  releasesSchema,
} from '#contract/label-figures.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type LabelApp, startLabelApp } from '../../../testing/start-label-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { withLabels } from '../../catalogue/album/album.repository.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';

const calls = ['artists', `artists/${faro}`, 'releases', 'analytics', 'payouts'] as const;

let tonada: LabelApp;

beforeAll(async () => {
  tonada = await startLabelApp();
});
afterAll(() => tonada.close());

describe.each(calls)('GET /label/%s', (call) => {
  // Proves label-dashboard: Access; another's label is not found
  it.each<[string | undefined, string | undefined, number]>([
    [undefined, undefined, 401],
    [undefined, 'Casa', 401],
    ['user', 'Casa', 403],
    ['artist', 'Casa', 403],
    ['editorial', 'Casa', 403],
    ['label', undefined, 404],
    ['label', 'Casa', 404],
    ['casa', undefined, 200],
    ['casa', 'Casa', 200],
    ['casa', 'Otra', 404],
    ['casa', 'nobody', 404],
    ['admin', undefined, 400],
    ['admin', 'Casa', 200],
    ['admin', 'nobody', 404],
  ])('to %s about the label %s answers %i', async (who, named, status) => {
    const ids: Record<string, string> = { Casa: tonada.labels.casa, Otra: tonada.labels.otra };
    const label = named === undefined ? {} : { label: ids[named] ?? named };
    expect((await tonada.ask(call, who, label)).statusCode).toBe(status);
  });

  it('rejects unknown parameters', async () => {
    expect((await tonada.ask(call, 'casa', { artist: faro })).statusCode).toBe(400);
    expect((await tonada.ask(call, 'casa', { label: '../x' })).statusCode).toBe(400);
  });

  // Proves label-dashboard: Few statements
  it('takes a few statements for any number of artists', async () => {
    const most = { artists: 7, [`artists/${faro}`]: 6, releases: 5, analytics: 6, payouts: 6 }[
      call
    ];
    expect(await countStatements(() => tonada.ask(call, 'casa'))).toBe(most);
  });
});

describe('the artists of a label', () => {
  const read = async (who: string) => {
    const answer = await tonada.ask('artists', who);
    expect(labelArtistsSchema.parse(answer.json())).toEqual(answer.json());
    return labelArtistsSchema.parse(answer.json());
  };

  // Proves label-dashboard: Days under the contract, one row for each artist
  it('have the figures of the days of their contract', async () => {
    expect(await read('casa')).toMatchObject([
      {
        id: faro,
        name: 'Faro Norte',
        contractStatus: 'active',
        royaltyRate: 70,
        joinDate: '2020-05-01',
        monthlyStreams: 41,
        monthlyListeners: 41,
        totalEarnings: 40.41046,
      },
      {
        id: uno,
        contractStatus: 'expired',
        royaltyRate: 60,
        monthlyStreams: 7,
        totalEarnings: 3.07,
      },
    ]);
    expect(await read('otra')).toMatchObject([
      { id: uno, contractStatus: 'active', monthlyStreams: 900, totalEarnings: 9 },
    ]);
  });

  // Proves label-dashboard: Former artists as on their page
  it('have only public figures once the contract is over', async () => {
    const former = (await read('casa')).find(({ id }) => id === uno);
    const present = (await read('otra')).find(({ id }) => id === uno);
    expect([former?.monthlyListeners, present?.monthlyListeners]).toEqual([77, 9]);
  });
});

describe('the artists of all labels of a person', () => {
  const read = async (who: string) => {
    const answer = await tonada.ask('artists', who, { labels: 'all' });
    return labelArtistsSchema
      .parse(answer.json())
      .map(({ id, contractStatus, label }) => [id, contractStatus, label]);
  };

  // Proves ownership: The same on the server
  it('are listed with their label if there are several', async () => {
    const { db, labels } = tonada;
    const both = (tonada.people['both'] = await tonada.signIn({ role: 'label' }));
    await db.insert(labelMemberTable).values([
      { labelId: labels.casa, userId: both.id },
      { labelId: labels.otra, userId: both.id },
    ]);
    expect(await read('both')).toEqual([
      [faro, 'active', 'Casa'],
      [uno, 'expired', 'Casa'],
      [uno, 'active', 'Otra'],
    ]);
  });

  it('are those of the only label, or none', async () => {
    expect(await read('casa')).toEqual([
      [faro, 'active', undefined],
      [uno, 'expired', undefined],
    ]);
    expect((await tonada.ask('artists', 'label', { labels: 'all' })).statusCode).toBe(404);
    expect((await tonada.ask('artists', 'admin', { labels: 'all' })).statusCode).toBe(400);
    expect((await tonada.ask('artists', 'casa', { labels: 'some' })).statusCode).toBe(400);
  });
});

describe('one artist of a label', () => {
  const read = async (who: string, artistId: string) =>
    labelArtistDetailsSchema.parse((await tonada.ask(`artists/${artistId}`, who)).json());

  // Proves label-dashboard: One artist
  it('has contracts, closed months, releases and accounts', async () => {
    const { db } = tonada;
    const { id: userId } = await tonada.signIn({ role: 'artist', displayName: 'Faro' });
    await db.insert(artistMemberTable).values([
      { artistId: faro, userId },
      { artistId: uno, userId },
    ]);
    expect(await read('casa', faro)).toMatchObject({
      contracts: [
        { status: 'active', royaltyRate: 70, startsOn: '2026-09-01', endsOn: '2026-12-31' },
      ],
      months: [
        { month: '2026-10', streams: 3000, gross: 30.005, share: 21, status: 'pending' },
        { month: '2026-09', streams: 1000, gross: 10, share: 7, status: 'paid' },
      ],
      releases: [{ title: 'Disco', artistName: 'Faro Norte', streams: 1 }],
      people: [{ id: userId, displayName: 'Faro' }],
    });
  });

  // Proves label-dashboard: One who left
  it('has no accounts once the contract is over', async () => {
    const former = await read('casa', uno);
    expect(former).toMatchObject({
      contracts: [{ status: 'expired', royaltyRate: 60 }],
      months: [{ month: '2026-10', gross: 3 }],
      people: [],
    });
    expect((await read('otra', uno)).people).toHaveLength(1);
  });

  // Proves label-dashboard: One of another label
  it('is unknown to a label without a contract', async () => {
    expect((await tonada.ask(`artists/${faro}`, 'otra')).statusCode).toBe(404);
    expect((await tonada.ask('artists/art_none', 'casa')).statusCode).toBe(404);
  });
});

describe('the records of a label', () => {
  // Proves label-dashboard: Records: figures, kinds, states
  it('are listed, the newest first, with the figures of their tracks', async () => {
    const { db } = tonada;
    const album = { artistId: uno, label: 'Casa', genre: 'Pop' as const };
    const records = [
      { ...album, id: 'alb_next', title: 'Mañana', releaseDate: '2026-11-21' },
      { ...album, id: 'alb_today', title: 'Hoy', releaseDate: '2026-11-20' },
    ];
    await db.insert(albumTable).values(await withLabels(db, records));
    const tracks = (albumId: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${albumId.replace('alb', 'trk')}_${index}`,
        title: 'Nada',
        artistId: uno,
        albumId,
        position: index + 1,
        duration: 100,
        playCount: 0,
      }));
    await db.insert(trackTable).values([...tracks('alb_next', 4), ...tracks('alb_today', 7)]);
    const releases = releasesSchema.parse((await tonada.ask('releases', 'casa')).json());
    expect(releases).toMatchObject([
      { title: 'Mañana', artistName: 'Uno', type: 'ep', status: 'approved', uploadDate: null },
      { title: 'Hoy', type: 'other', status: 'live', releaseDate: '2026-11-20' },
      { artistName: 'Faro Norte', type: 'single', streams: 1, revenue: 0.00546 },
      { artistName: 'Uno', type: 'single', streams: 0, revenue: 0 },
    ]);
    expect(releases[0]?.coverImage).toBe('/api/images/album/alb_next');
  });
});

describe('the viewable labels', () => {
  // Proves label-dashboard: Labels that the viewer may see
  it.each([
    ['casa', ['Casa']],
    ['label', []],
    ['admin', ['Casa', 'Otra']],
  ])('are of %s: %j', async (who, names) => {
    const labels = labelChoicesSchema.parse((await tonada.ask('labels', who)).json());
    expect(labels.map(({ name }) => name)).toEqual(names);
  });

  it('are for labels and admins', async () => {
    expect((await tonada.ask('labels')).statusCode).toBe(401);
    expect((await tonada.ask('labels', 'artist')).statusCode).toBe(403);
  });
});
