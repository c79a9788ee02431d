import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type ReleaseApp, startReleaseApp } from '../../../testing/start-release-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { releaseTable } from './release.table.ts';

let tonada: ReleaseApp;
beforeAll(async () => {
  tonada = await startReleaseApp();
});
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(releaseTable);
});
afterAll(() => tonada.close());

describe('the inbox', () => {
  // Proves releases: The inbox in parts
  it('reads all pending ones once, in order, while one is decided', async () => {
    await tonada.pending();
    const [row] = await tonada.db.select().from(releaseTable);
    if (!row?.sentAt) throw new Error('Nothing waits.');
    const start = row.sentAt.getTime();
    // Three were sent at each moment.
    const copies = Array.from({ length: 44 }, (_, index) => ({
      ...row,
      id: `rel-${index + 10}`,
      sentAt: new Date(start + 1000 * (1 + Math.floor(index / 3))),
    }));
    await tonada.db.insert(releaseTable).values(copies.toReversed());
    const parts: string[][] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor && `?cursor=${cursor}`;
      const part = await tonada.inbox(query);
      // One for the session, two for the list, one for its tracks.
      expect(await countStatements(() => tonada.inbox(query))).toBe(4);
      expect(part.counts.waiting).toBe(parts.length === 0 ? 45 : 44);
      parts.push(part.items.map(({ id }) => id));
      cursor = part.nextCursor;
      const last = part.items.at(-1);
      if (parts.length === 1 && last) {
        await tonada.decide('reject', last, { reason: 'other', note: '' });
      }
    }
    expect(parts.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(parts.flat()).toEqual([row.id, ...copies.map(({ id }) => id)]);
  });

  // Proves editorial: Search and counts of releases
  it('finds by title, artist or label in every state, with counts, and no drafts', async () => {
    const release = await tonada.pending({ title: 'Ñandú' });
    const { id } = release;
    await tonada.create(await tonada.draft({ title: 'Ñandú' }));
    for (const q of ['nandu', 'faro', 'casa ñandú']) {
      const found = await tonada.inbox(`?q=${encodeURIComponent(q)}&status=all`);
      expect(found.items.map((each) => each.id)).toEqual([id]);
    }
    await tonada.decide('approve', release);
    const { items, counts } = await tonada.inbox('?status=accepted');
    expect(counts).toEqual({ waiting: 0, accepted: 1, rejected: 0 });
    expect(items).toMatchObject([{ id, status: 'approved', decision: { by: 'Eva Editora' } }]);
    expect((await tonada.inbox('?q=nada')).counts).toEqual({
      waiting: 0,
      accepted: 0,
      rejected: 0,
    });
  });

  // Proves editorial: One release
  it('answers a submitted release by its id, and not found for a draft', async () => {
    const { id } = await tonada.pending();
    const read = () => tonada.call('editora', 'GET', `editorial/releases/${id}`);
    expect((await read()).json()).toMatchObject({ id, status: 'pending' });
    await tonada.call('casa', 'POST', `label/drafts/${id}/withdraw`);
    expect((await read()).statusCode).toBe(404);
  });

  it('rejects an invalid cursor', async () => {
    const answer = await tonada.call('editora', 'GET', 'editorial/releases?cursor=siguiente');
    expect(answer.statusCode).toBe(400);
  });
});

describe('an editor', () => {
  // Proves releases: Approved, out on its day, found and heard
  it('approves: on its day listeners find and play it', async () => {
    const release = await tonada.pending({ title: 'Sudestada', releaseDate: '2026-11-22' });
    expect((await tonada.decide('approve', release)).statusCode).toBe(204);
    await tonada.app.jobs.runDue();
    expect((await tonada.search('Sudestada')).albums).toEqual([]);
    expect(await tonada.read(release.id)).toMatchObject({
      status: 'approved',
      decision: { by: 'Eva Editora', reason: null },
    });
    tonada.clock.set(new Date('2026-11-22T00:00:01Z'));
    await tonada.app.jobs.runAsked();
    expect((await tonada.search('Sudestada')).albums).toMatchObject([{ id: release.id }]);
    const [track] = (await tonada.search('Luna nueva')).tracks;
    expect(track?.duration).toBe(30);
    const sound = await tonada.app.inject(track?.audioUrl ?? '');
    expect(sound.rawPayload.equals(tonada.mp3)).toBe(true);
    const cover = await tonada.app.inject(`/api/images/album/${release.id}`);
    expect(cover.statusCode).toBe(200);
    const back = await tonada.signInAgain('casa');
    const url = '/api/label/releases';
    const records = (await tonada.app.inject({ url, headers: back.headers })).json<object[]>();
    expect(records).toContainEqual(expect.objectContaining({ id: release.id, status: 'live' }));
    expect((await tonada.acts()).slice(-2)).toEqual(['release.send', 'release.approve']);
  });

  // Proves releases: Rejected, changed, sent again
  it('rejects with a reason and a message for the label; submitted again it is pending again', async () => {
    const release = await tonada.pending();
    await tonada.decide('reject', release, { reason: 'cover', note: 'Está borrosa.' });
    expect(await tonada.read(release.id)).toMatchObject({
      status: 'rejected',
      decision: { by: 'Eva Editora', reason: 'cover', note: 'Está borrosa.' },
    });
    const { id, version, title, type, releaseDate, cover } = await tonada.read(release.id);
    const { tracks } = release;
    const draft = {
      title,
      artistId: faro,
      type,
      releaseDate,
      cover,
      tracks: tracks.map(({ sound, title: name, writers, producers }) => ({
        sound,
        title: name,
        writers,
        producers,
      })),
    };
    await tonada.call('casa', 'PUT', `label/drafts/${id}`, { payload: { version, draft } });
    expect((await tonada.send(id)).statusCode).toBe(200);
    expect((await tonada.inbox()).items).toMatchObject([{ id, decision: null }]);
  });

  // Proves forms: Saved twice: decision on a release
  // Proves releases: Two editors
  it('learns who decided before, and how', async () => {
    const release = await tonada.pending();
    const other = await tonada.signIn({ role: 'editorial', displayName: 'Otro Editor' });
    const approve = tonada.app.inject({
      method: 'POST',
      url: `/api/editorial/releases/${release.id}/approve`,
      headers: other.headers,
      payload: { version: release.version },
    });
    const both = await Promise.all([
      approve,
      tonada.decide('reject', release, { reason: 'other', note: '' }),
    ]);
    expect(
      both.map(({ statusCode }) => statusCode).toSorted((one, another) => one - another),
    ).toEqual([204, 409]);
    const late = both.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({
      error: expect.stringMatching(/^(Otro Editor ya aprobó|Eva Editora ya rechazó)/) as string,
    });
  });

  // Proves releases: Changed meanwhile
  it('learns that it was withdrawn, or changed and submitted again', async () => {
    const release = await tonada.pending();
    await tonada.call('casa', 'POST', `label/drafts/${release.id}/withdraw`);
    expect((await tonada.decide('approve', release)).json()).toMatchObject({
      error: expect.stringMatching(/retiró/) as string,
    });
    await tonada.send(release.id);
    expect((await tonada.decide('approve', release)).json()).toMatchObject({
      error: expect.stringMatching(/Revísalo de nuevo/) as string,
    });
  });

  // Proves releases: The contract at the approval
  it('cannot approve a release that the contract no longer covers', async () => {
    const release = await tonada.pending();
    await tonada.db
      .update(labelContractTable)
      .set({ endsOn: '2026-11-19' })
      .where(eq(labelContractTable.artistId, faro));
    const answer = await tonada.decide('approve', release);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/contrato/) as string });
  });
});

describe('an approved release', () => {
  // Proves releases: The contract on the day
  it('whose contract ended meanwhile is not published, with the reason', async () => {
    const release = await tonada.pending({ releaseDate: '2026-11-25' });
    await tonada.decide('approve', release);
    await tonada.db
      .update(labelContractTable)
      .set({ endsOn: '2026-11-21' })
      .where(eq(labelContractTable.artistId, faro));
    tonada.clock.set(new Date('2026-11-25T01:00:00Z'));
    await tonada.app.jobs.runAsked();
    const [row] = await tonada.db.select().from(releaseTable);
    expect(row).toMatchObject({ state: 'rejected', reason: 'contract', decidedBy: null });
    expect((await tonada.app.inject(`/api/albums/${release.id}`)).statusCode).toBe(404);
  });

  // Proves administration: A release at its minute
  it('is published at its minute while figures are counted and summed up', async () => {
    const { app, clock } = tonada;
    const release = await tonada.pending({ releaseDate: '2026-11-25' });
    await tonada.decide('approve', release);
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    const slow = ['figures.count', 'figures.recount', 'figures.sum-up', 'radio.count'] as const;
    const begun: string[] = [];
    for (const name of slow) {
      const run = async () => {
        begun.push(name);
        await held;
      };
      app.jobs.define({ name, lane: 'minutes', every: 60_000, run });
    }
    clock.set(new Date('2026-11-25T00:00:00Z'));
    app.jobs.start();
    await eventually(() => expect(begun.toSorted()).toEqual(slow.toSorted()));
    await eventually(async () =>
      expect((await app.inject(`/api/albums/${release.id}`)).statusCode).toBe(200),
    );
    finish();
  });

  it('that was withdrawn is not published', async () => {
    const release = await tonada.pending({ releaseDate: '2026-11-25' });
    await tonada.decide('approve', release);
    await tonada.call('casa', 'POST', `label/drafts/${release.id}/withdraw`);
    tonada.clock.set(new Date('2026-11-25T01:00:00Z'));
    await tonada.app.jobs.runDue();
    expect((await tonada.app.inject(`/api/albums/${release.id}`)).statusCode).toBe(404);
  });

  // Proves releases: After its day
  it('approved after its day is published on the day of approval', async () => {
    const release = await tonada.pending({ releaseDate: '2026-11-21' });
    tonada.clock.set(new Date('2026-11-23T09:00:00Z'));
    const editor = await tonada.signInAgain('editora');
    await tonada.app.inject({
      method: 'POST',
      url: `/api/editorial/releases/${release.id}/approve`,
      headers: editor.headers,
      payload: { version: release.version },
    });
    await tonada.app.jobs.runAsked();
    const album = await tonada.app.inject(`/api/albums/${release.id}`);
    expect(album.json()).toMatchObject({ releaseDate: '2026-11-23' });
  });
});
