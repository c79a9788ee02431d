import { eq, isNotNull, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/preferences.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { evenPace } from '../../../platform/pace.ts';
import { decodeEmail } from '../../../testing/read-emails.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type MailServer, startMailServer } from '../../../testing/start-mail-server.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { beginSending } from './digest.repository.ts';
import { digestTable } from './digest.table.ts';
import { planDigests, sendJob } from './plan-digests.ts';

let mailServer: MailServer;
let tonada: TestApp;
let reader: SignedIn;
let made = 0;

const artistId = 'art_faro-norte';
const { signal } = new AbortController();

beforeAll(async () => {
  mailServer = await startMailServer();
  tonada = await startTestApp({ config: { demo: false, smtpUrl: mailServer.url } });
  await addTracks(tonada.db, [{ id: 'trk_1', title: 'Luna', artist: 'Faro Norte' }]);
});
afterAll(async () => {
  await tonada.close();
  await mailServer.close();
});
beforeEach(async () => {
  await tonada.db.delete(userTable);
  await tonada.db.delete(albumTable).where(isNotNull(albumTable.publishedAt));
  await tonada.db.delete(jobTable).where(eq(jobTable.kind, sendJob));
  tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
  mailServer.emails.length = 0;
  reader = await newReader();
});

const hours = (count: number) => count * 3_600_000;

/** In Spain, a follower of Faro Norte, who is known to the job. */
async function newReader(user: Parameters<TestApp['signIn']>[0] = {}) {
  const { db, clock } = tonada;
  const person = await tonada.signIn({ country: 'ES', ...user });
  const id = `follow-${(made += 1)}`;
  await db.insert(followedArtistTable).values({ id, userId: person.id, artistId, since: clock() });
  await planDigests({ db, now: clock(), signal });
  return person;
}

async function publish(title: string) {
  const { db, clock } = tonada;
  clock.advance(60_000);
  const [label] = await db.select({ id: labelTable.id }).from(labelTable);
  const about = {
    artistId,
    labelId: label?.id ?? '',
    genre: 'Pop',
    releaseDate: '2026-11-20',
  } as const;
  const id = `alb_new_${(made += 1)}`;
  await db.insert(albumTable).values({ id, title, ...about, publishedAt: clock() });
}

/** Runs what is due in the morning, and counts what was sent. */
async function toMorning(after = hours(14)) {
  tonada.clock.advance(after);
  const before = mailServer.emails.length;
  const { db, clock } = tonada;
  await planDigests({ db, now: clock(), signal });
  await tonada.app.jobs.runDue();
  return mailServer.emails.length - before;
}

const prefer = (notifications: object) => {
  const all = { ...defaultPreferences.notifications, ...notifications };
  const preferences = { ...defaultPreferences, notifications: all };
  return tonada.db.update(userTable).set({ preferences }).where(eq(userTable.id, reader.id));
};

const lastEmail = () => mailServer.emails.at(-1)?.source ?? '';

describe('the email of news', () => {
  // Proves notifications: One email a day, of what is unread
  it('has what is unread, once, at nine of the reader’s clock', async () => {
    await publish('Marea alta');
    await publish('Bruma');
    expect(await toMorning(hours(11))).toBe(0);
    expect(await toMorning(hours(2))).toBe(1);
    const email = decodeEmail(lastEmail());
    expect(email).toMatch(/Salió «Marea alta», de Faro Norte\./);
    expect(email).toMatch(/Salió «Bruma», de Faro Norte\./);
    expect(email).toMatch(/^Auto-Submitted: auto-generated/m);
    await publish('Sal');
    expect(await toMorning(hours(1))).toBe(0);
    expect(await toMorning(hours(24))).toBe(1);
    expect(decodeEmail(lastEmail())).not.toMatch(/Marea alta/);
  });

  it('is ordered by a job of its own', async () => {
    await publish('Marea alta');
    tonada.clock.advance(hours(14));
    await tonada.db
      .update(jobTable)
      .set({ runAt: tonada.clock() })
      .where(eq(jobTable.kind, 'digest.plan'));
    await tonada.app.jobs.runDue();
    expect(mailServer.emails).toHaveLength(1);
  });

  // Proves notifications: Nothing to tell, no email
  it('is not sent without news, nor for what was read', async () => {
    expect(await toMorning()).toBe(0);
    await publish('Marea alta');
    const { headers } = await tonada.openSession(reader.id);
    const url = '/api/user/notifications/read';
    await tonada.app.inject({ method: 'POST', url, headers, payload: {} });
    expect(await toMorning(hours(24))).toBe(0);
  });

  // Proves notifications: By the switches of the email
  it.each([
    [{ email: false }, 0],
    [{ newReleases: false }, 0],
    [{ push: false }, 1],
  ])('with %j is %i', async (off, count) => {
    await publish('Marea alta');
    await prefer(off);
    expect(await toMorning()).toBe(count);
  });

  it('that was ordered before the switch was turned off is not sent', async () => {
    const { db, clock } = tonada;
    await publish('Marea alta');
    clock.advance(hours(14));
    await planDigests({ db, now: clock(), signal });
    expect(await db.$count(jobTable, eq(jobTable.kind, sendJob))).toBe(1);
    await prefer({ email: false });
    await tonada.app.jobs.runDue();
    expect(mailServer.emails).toEqual([]);
  });

  it('reaches nobody who is suspended or whose address is not proven', async () => {
    await newReader({ emailVerifiedAt: null });
    await newReader({ isDemo: true });
    await newReader({ status: 'suspended' });
    await publish('Marea alta');
    expect(await toMorning()).toBe(1);
  });

  it('is ordered in parts, by one server or two, once for each reader', async () => {
    const { db, clock } = tonada;
    const others = [];
    for (let index = 0; index < 4; index += 1) others.push(await newReader());
    await publish('Marea alta');
    clock.advance(hours(14));
    const planning = { db, now: clock(), signal, pace: evenPace(2) };
    await Promise.all([planDigests(planning), planDigests(planning)]);
    await planDigests(planning);
    await tonada.app.jobs.runDue();
    expect(new Set(mailServer.emails.flatMap(({ to }) => to)).size).toBe(5);
    expect(mailServer.emails).toHaveLength(5);
    expect(others).toHaveLength(4);
  });

  // Proves notifications: A killed server sends no email twice
  it('is not sent again after a kill in the middle, and tomorrow has the rest', async () => {
    const { db, clock } = tonada;
    await publish('Marea alta');
    clock.advance(hours(14));
    await planDigests({ db, now: clock(), signal });
    await beginSending(db, reader.id, clock());
    await tonada.app.jobs.runDue();
    expect(mailServer.emails).toEqual([]);
    expect(await toMorning(hours(24))).toBe(1);
  });

  it('is tried again while the mail server refuses', async () => {
    const { db, clock } = tonada;
    await publish('Marea alta');
    await mailServer.close();
    expect(await toMorning()).toBe(0);
    const [waiting] = await db.select().from(jobTable).where(eq(jobTable.kind, sendJob));
    expect(waiting?.lastError).toMatch(/ECONNREFUSED/);
    mailServer = await startMailServer(Number(new URL(mailServer.url).port));
    clock.advance(60_000);
    await tonada.app.jobs.runDue();
    expect(mailServer.emails).toHaveLength(1);
  });

  it('reads those due by an index', async () => {
    const plan = await tonada.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(sql`explain select user_id from ${digestTable}
        where next_at <= now() order by next_at limit 10`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('digest_next_index');
  });
});

describe('the end of the emails', () => {
  async function readAddress() {
    await publish('Marea alta');
    await toMorning();
    const email = lastEmail().replaceAll(/\r\n[ \t]/g, ' ');
    const [, address = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(email) ?? [];
    expect(email).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    return new URL(address).pathname;
  }
  const wantsEmail = async () => {
    const [row] = await tonada.db.select().from(userTable).where(eq(userTable.id, reader.id));
    return row?.preferences.notifications.email;
  };

  // Proves notifications: One click in a mail program
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\nOne-Click\r\n--x--\r\n'],
  ])('takes one call without a session, as %s', async (type, payload) => {
    const url = await readAddress();
    const headers = { 'content-type': type };
    const press = () => tonada.app.inject({ method: 'POST', url, headers, payload });
    expect((await press()).statusCode).toBe(204);
    expect(await wantsEmail()).toBe(false);
    expect((await press()).statusCode).toBe(204);
  });

  it('asks where the address is only opened', async () => {
    const url = await readAddress();
    const answer = await tonada.app.inject(url);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/unsubscribe#token=${url.split('/').at(-1)}`);
    expect(await wantsEmail()).toBe(true);
  });

  it('takes no other person’s token', async () => {
    const url = await readAddress();
    const other = await newReader();
    const forged = url.replace(reader.id, other.id);
    const answer = await tonada.app.inject({ method: 'POST', url: forged });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });
});
