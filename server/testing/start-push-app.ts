import type { PushDeviceBody } from '#contract/push.ts';
import { albumTable } from '../modules/catalogue/album/album.table.ts';
import { followedArtistTable } from '../modules/catalogue/artist/followed-artist.table.ts';
import { labelTable } from '../modules/catalogue/label/label.table.ts';
import { pushDeviceTable } from '../modules/promotion/push/push.table.ts';
import { sendPush } from '../modules/promotion/push/send-push.ts';
import { userTable } from '../modules/people/user/user.table.ts';
import { addTracks } from './add-catalogue.ts';
import { startPushService } from './start-push-service.ts';
import { type SignedIn, startTestApp } from './start-test-app.ts';

const artistId = 'art_faro-norte';

export const minute = 60_000;

/** The app, a push service on this machine, and followers of Faro Norte with browsers there. */
export async function startPushApp() {
  const service = await startPushService();
  const tonada = await startTestApp();
  const { app, clock, db } = tonada;
  await addTracks(db, [{ id: 'trk_1', title: 'Luna', artist: 'Faro Norte' }]);
  const { signal } = new AbortController();
  let made = 0;

  async function newReader(): Promise<SignedIn> {
    const person = await tonada.signIn();
    const follow = { id: `follow-${(made += 1)}`, userId: person.id, artistId, since: clock() };
    await db.insert(followedArtistTable).values(follow);
    return person;
  }

  const callPush = (
    { headers }: Pick<SignedIn, 'headers'>,
    method: 'GET' | 'PUT' | 'DELETE',
    payload?: object,
  ) => app.inject({ method, url: '/api/user/push', headers, ...(payload && { payload }) });

  /** @returns the album's id. */
  async function publish(title: string): Promise<string> {
    clock.advance(minute);
    const [label] = await db.select({ id: labelTable.id }).from(labelTable);
    const id = `alb_push_${(made += 1)}`;
    const about = { labelId: label?.id ?? '', genre: 'Pop', releaseDate: '2026-11-20' } as const;
    await db.insert(albumTable).values({ id, title, artistId, ...about, publishedAt: clock() });
    return id;
  }

  /** @param patience milliseconds for a call; the usual ones by default. */
  const send = (patience?: number) =>
    sendPush({ ...tonada, signal, ...(patience !== undefined && { patience }) });

  /** @returns how many messages came. */
  async function sendAfter(milliseconds: number): Promise<number> {
    const before = service.messages.length;
    clock.advance(milliseconds);
    await send();
    return service.messages.length - before;
  }

  /** A reader with a browser, in a service without others. */
  async function begin(): Promise<{ reader: SignedIn; device: PushDeviceBody }> {
    await db.delete(userTable);
    service.answer({ status: 201 });
    service.messages.length = 0;
    service.calls.length = 0;
    const reader = await newReader();
    const device = service.subscribe();
    await callPush(reader, 'PUT', device);
    // What was published before is of earlier tests.
    clock.advance(20 * minute);
    await send();
    return { reader, device };
  }

  const close = async () => {
    await tonada.close();
    await service.close();
  };
  const devices = () => db.select().from(pushDeviceTable);
  return {
    ...tonada,
    service,
    newReader,
    callPush,
    publish,
    send,
    sendAfter,
    begin,
    devices,
    close,
  };
}
