import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made } from '../../../testing/start-contract-app.ts';
import { readBell, readDecisions } from '../../../testing/read-bell.ts';
import { type PitchApp, startPitchApp } from '../../../testing/start-pitch-app.ts';
import { takeData } from '../../../testing/take-data.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { pitchTable } from '../../promotion/pitch/pitch.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { decisionNotificationTable } from './decision-notification.table.ts';
import { mutedArtistTable } from '../../promotion/notification/notification.table.ts';

let tonada: PitchApp;
beforeAll(async () => {
  tonada = await startPitchApp();
});
beforeEach(async () => {
  await tonada.clear();
  await tonada.db.delete(decisionNotificationTable);
});
afterAll(() => tonada.close());

const getPerson = (name: string): SignedIn => {
  const person = tonada.people[name];
  if (person === undefined) throw new Error(`Nobody is ${name}.`);
  return person;
};
const readNotifications = (who: SignedIn) => readDecisions(tonada, who);

const short = async (who: SignedIn) =>
  (await readNotifications(who)).map(({ subject, outcome, title }) =>
    [subject, outcome, title].join(' '),
  );

const yes = { playlistIds: ['pla_noche'], feedback: 'Nos encanta.' };

async function getPitch(who: SignedIn, trackTitle: string) {
  const delivered = tonada.pitch({ trackTitle });
  const answer = await tonada.deliver(delivered, who, `?artistId=${faro}`);
  expect(answer.statusCode).toBe(200);
  return { id: delivered.id, version: 1 };
}

/** Accounts without a part in what the label Casa sends for Faro Norte. */
const others = () => ['editora', 'otra', 'editorial', 'user', 'artist', 'admin'].map(getPerson);

describe('a decision about a pitch', () => {
  // Proves notices: Sender and those who speak for the artist; fields
  it('notifies only its sender and the artist’s accounts, once', async () => {
    const casa = getPerson('casa');
    const pitch = await getPitch(casa, 'Luz de enero');
    expect((await tonada.judge('accept', pitch, yes)).statusCode).toBe(204);
    const entry = {
      id: expect.any(String) as string,
      type: 'decision',
      subject: 'pitch',
      outcome: 'accepted',
      artist: { id: faro, name: 'Faro Norte', image: `/api/images/artist/${faro}` },
      title: 'Luz de enero',
      word: 'Nos encanta.',
      playlists: ['Noche'],
      reason: null,
      by: 'Eva Editora',
      at: '2026-11-20T20:00:00.000Z',
      isRead: false,
      link: { screen: 'pitches', artistId: null },
    };
    expect(await readNotifications(tonada.speaker)).toEqual([entry]);
    expect(await readNotifications(casa)).toEqual([
      { ...entry, link: { screen: 'pitches', artistId: faro } },
    ]);
    for (const other of others()) expect(await readNotifications(other)).toEqual([]);
  });

  // Proves notices: Each once, never muted
  it('notifies a sender who is the artist once, even without notifications', async () => {
    const { speaker, db } = tonada;
    await db
      .insert(mutedArtistTable)
      .values({ listenerId: speaker.id, artistId: faro, since: tonada.clock() });
    await db.execute(sql`update ${userTable} set preferences =
      jsonb_set(preferences, '{notifications,push}', 'false') where id = ${speaker.id}`);
    const pitch = await getPitch(speaker, 'Mar');
    await tonada.judge('take', pitch);
    expect(await readNotifications(speaker)).toEqual([]);
    await tonada.judge('reject', { ...pitch, version: 2 }, { feedback: 'No esta vez.' });
    expect(await readNotifications(speaker)).toMatchObject([
      { outcome: 'rejected', word: 'No esta vez.' },
    ]);
  });

  // Proves notices: A sender who left
  it('does not notify a sender who left the label, or former accounts of the artist', async () => {
    const { db, speaker } = tonada;
    const casa = getPerson('casa');
    const [ofLabel, ofArtist] = [await getPitch(casa, 'Mar'), await getPitch(speaker, 'Sal')];
    const worked = await db
      .delete(labelMemberTable)
      .where(eq(labelMemberTable.userId, casa.id))
      .returning();
    const spoke = await db
      .delete(artistMemberTable)
      .where(eq(artistMemberTable.userId, speaker.id))
      .returning();
    for (const pitch of [ofLabel, ofArtist]) {
      expect((await tonada.judge('accept', pitch, yes)).statusCode).toBe(204);
    }
    for (const person of [casa, speaker]) expect(await readNotifications(person)).toEqual([]);
    await db.insert(labelMemberTable).values(worked);
    await db.insert(artistMemberTable).values(spoke);
  });

  // Proves notices: Never the person who decides
  it('does not notify the editor who decided', async () => {
    const admin = getPerson('admin');
    const pitch = await getPitch(admin, 'Mar');
    expect((await tonada.judge('accept', pitch, yes, admin)).statusCode).toBe(204);
    expect(await readNotifications(admin)).toEqual([]);
    expect(await readNotifications(tonada.speaker)).toHaveLength(1);
  });

  // Proves notices: Repeats
  it('notifies once, despite simultaneous repeats', async () => {
    const pitch = await tonada.waiting();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => tonada.judge('accept', pitch, yes)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    await tonada.judge('reject', pitch, { feedback: 'No.' });
    expect(await tonada.db.$count(decisionNotificationTable)).toBe(1);
  });

  // Proves notices: With the decision or not at all
  it('notifies nobody if it fails', async () => {
    const { db } = tonada;
    const pitch = await tonada.waiting();
    // Fails at commit, after everything was written.
    await db.execute(sql`create function refuse_end() returns trigger language plpgsql as
      $$ begin raise exception 'refused at the end'; end $$`);
    await db.execute(sql`create constraint trigger refuse_end after update on ${pitchTable}
      deferrable initially deferred for each row execute function refuse_end()`);
    try {
      expect((await tonada.judge('accept', pitch, yes)).statusCode).toBe(500);
    } finally {
      await db.execute(sql`drop function refuse_end() cascade`);
    }
    expect(await db.$count(decisionNotificationTable)).toBe(0);
    expect((await tonada.mine()).map(({ status }) => status)).toEqual(['pending']);
    expect((await tonada.judge('accept', pitch, yes)).statusCode).toBe(204);
    expect(await readNotifications(tonada.speaker)).toHaveLength(1);
  });
});

describe('a decision about a release', () => {
  // Proves notices: Releases, links by role
  it('notifies sender and artist, each with a link they may open', async () => {
    const release = await tonada.pending({ title: 'Sudestada' });
    const { statusCode } = await tonada.decide('approve', release);
    expect(statusCode).toBe(204);
    expect(await readNotifications(getPerson('casa'))).toMatchObject([
      { subject: 'release', outcome: 'accepted', link: { screen: 'releases', artistId: null } },
    ]);
    expect(await readNotifications(tonada.speaker)).toMatchObject([
      { title: 'Sudestada', link: { screen: 'artist', artistId: null } },
    ]);
    for (const other of others()) expect(await readNotifications(other)).toEqual([]);
  });

  // Proves notices: Decided again
  it('notifies again after a changed submission', async () => {
    const release = await tonada.pending({ title: 'Sudestada' });
    await tonada.decide('reject', release, { reason: 'cover', note: 'Se lee mal.' });
    tonada.clock.advance(1000);
    expect((await tonada.send(release.id)).statusCode).toBe(200);
    await tonada.decide('approve', await tonada.read(release.id));
    expect(await readNotifications(tonada.speaker)).toMatchObject([
      { outcome: 'accepted', reason: null, word: '' },
      { outcome: 'rejected', reason: 'cover', word: 'Se lee mal.' },
    ]);
  });

  // Proves notices: Decided by the service
  it('notifies if the service rejects it on its day', async () => {
    const release = await tonada.pending({ title: 'Sudestada', releaseDate: '2026-11-22' });
    await tonada.decide('approve', release);
    await tonada.db
      .update(labelContractTable)
      .set({ endsOn: '2026-11-21' })
      .where(eq(labelContractTable.artistId, faro));
    tonada.clock.set(new Date('2026-11-22T00:00:01Z'));
    await tonada.app.jobs.runAsked();
    const back = await tonada.openSession(tonada.speaker.id);
    expect(await readNotifications(back)).toMatchObject([
      { outcome: 'rejected', reason: 'contract', by: null },
      { outcome: 'accepted', by: 'Eva Editora' },
    ]);
  });
});

describe('a contract', () => {
  // Proves notices: Offers and answers
  it('notifies the artist of an offer, and the label’s people of the answer', async () => {
    const colleague = await tonada.signIn({ role: 'label' });
    const { casa } = tonada.labels;
    await tonada.db.insert(labelMemberTable).values({ labelId: casa, userId: colleague.id });
    const { contractId } = made(await tonada.offer(faro));
    expect(await readNotifications(tonada.speaker)).toMatchObject([
      { subject: 'offer', outcome: 'made', title: 'Casa', by: null, link: { screen: 'artist' } },
    ]);
    expect(await readNotifications(colleague)).toEqual([]);
    await tonada.answer(contractId, false);
    for (const who of [getPerson('casa'), colleague]) {
      expect(await readNotifications(who)).toMatchObject([
        {
          subject: 'answer',
          outcome: 'rejected',
          title: 'Faro Norte',
          link: { screen: 'artists' },
        },
      ]);
    }
    for (const other of others()) expect(await readNotifications(other)).toEqual([]);
    expect(await readNotifications(tonada.speaker)).toHaveLength(1);
    await tonada.db.delete(labelMemberTable).where(eq(labelMemberTable.userId, colleague.id));
  });

  // Proves notices: New artists, offers taken back
  it('notifies the account of a new artist, until it is withdrawn', async () => {
    const { contractId } = made(await tonada.offerNew());
    expect(await short(tonada.luz)).toEqual(['offer made Casa']);
    await tonada.ofLabel('DELETE', `offers/${contractId}`, 'casa');
    expect(await short(tonada.luz)).toEqual([]);
  });
});

describe('a user’s notifications of decisions', () => {
  // Proves notices: Unread, read, all read
  it('is unread until it is opened, or all is marked as read', async () => {
    for (const title of ['Uno', 'Dos', 'Tres']) {
      await tonada.judge('accept', await getPitch(tonada.speaker, title), yes);
    }
    const { speaker } = tonada;
    const [first] = await readNotifications(speaker);
    const post = (path: string, who = speaker) =>
      tonada.app.inject({
        method: 'POST',
        url: `/api/user/notifications/${path}`,
        headers: who.headers,
      });
    expect((await readBell(tonada, speaker)).unread).toBe(3);
    expect((await post(`${first?.id}/open`, getPerson('casa'))).statusCode).toBe(404);
    for (const act of ['open', 'open', 'click']) {
      expect((await post(`${first?.id}/${act}`)).json()).toEqual({ unread: 2 });
    }
    expect((await readNotifications(speaker)).map(({ isRead }) => isRead)).toEqual([
      true,
      false,
      false,
    ]);
    expect((await post('read')).json()).toEqual({ unread: 0 });
    const { unread, notifications } = await readBell(tonada, speaker);
    expect([unread, notifications.every(({ isRead }) => isRead)]).toEqual([0, true]);
  });

  // Proves notices: One's data; gone with the account and the artist
  it('is part of their data, and is deleted with the account or the artist', async () => {
    const { db } = tonada;
    const [one, other] = [await tonada.signIn({ role: 'artist' }), await tonada.signIn()];
    const artistId = 'art_fugaz';
    await db.insert(artistTable).values({
      id: artistId,
      name: 'Fugaz',
      genre: 'Folk',
      country: 'AR',
      bio: '',
      socialLinks: {},
      relatedIds: [],
    });
    await db
      .insert(artistMemberTable)
      .values([one, other].map(({ id: userId }) => ({ artistId, userId })));
    const pitch = await tonada.waiting();
    await db.update(pitchTable).set({ artistId }).where(eq(pitchTable.id, pitch.id));
    await tonada.judge('accept', pitch, yes);
    const data = await takeData(tonada, one);
    expect(data['decision_notification.user_id']).toEqual([
      expect.objectContaining({ word: 'Nos encanta.', artist_name: 'Fugaz' }),
    ]);
    // The two who speak for them, but not the sender for another artist.
    expect(await db.$count(decisionNotificationTable)).toBe(2);
    await db.delete(userTable).where(eq(userTable.id, one.id));
    expect(await db.$count(decisionNotificationTable)).toBe(1);
    await db.delete(artistTable).where(eq(artistTable.id, artistId));
    expect(await db.$count(decisionNotificationTable)).toBe(0);
  });
});
