import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRights } from '#contract/right.ts';
import type { Role } from '#contract/user.ts';
import type { Problem } from '../../../platform/problems.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { artistFor, labelFor } from './ownership.ts';

const day = '2026-11-20';
const [ana, bea, caro, dora] = ['art_ana', 'art_bea', 'art_caro', 'art_dora'] as const;

let tonada: TestApp;
const labels: Record<string, string> = {};

beforeAll(async () => {
  tonada = await startTestApp();
  const { db } = tonada;
  const names = ['Ana', 'Bea', 'Caro', 'Dora'];
  await addTracks(
    db,
    names.map((artist) => ({ id: `trk_${artist}`, title: 'Luna', artist })),
  );
  labels['Casa'] = await addLabelContract(db, 'Casa', { artistId: ana });
  await addLabelContract(db, 'Casa', { artistId: bea });
  await addLabelContract(db, 'Casa', { artistId: caro, endsOn: '2026-11-19' });
  await addLabelContract(db, 'Casa', { artistId: dora, status: 'pending' });
  labels['Otra'] = await addLabelContract(db, 'Otra', { artistId: dora, status: 'expired' });
  for (const [id, role] of [
    ['singer', 'artist'],
    ['office', 'label'],
    ['nobody', 'label'],
    ['boss', 'admin'],
  ] as const) {
    await tonada.signIn({ id, role });
  }
  await db.insert(artistMemberTable).values([
    { artistId: caro, userId: 'singer' },
    { artistId: dora, userId: 'singer' },
  ]);
  await db.insert(labelMemberTable).values({ labelId: labels['Casa'], userId: 'office' });
});
afterAll(() => tonada.close());

const session = {
  sessionId: 'one',
  provenAt: new Date('2026-11-20T20:00:00Z'),
  lacksFactor: false,
};
const viewer = (id: string, role: Role) =>
  ({ id, role, rights: role === 'admin' ? allRights : [], language: 'es', ...session }) as const;

async function outcome(answer: Promise<string>) {
  return answer.catch((error: Problem) => error.code);
}

describe('the artist of a call', () => {
  // Proves ownership: Whose an artist is
  it.each<[string, Role, string | undefined, string]>([
    ['singer', 'artist', undefined, 'invalid'],
    ['singer', 'artist', caro, caro],
    ['singer', 'artist', dora, dora],
    ['singer', 'artist', ana, 'not-found'],
    ['office', 'label', undefined, ana],
    ['office', 'label', bea, bea],
    ['office', 'label', caro, 'not-found'],
    ['office', 'label', dora, 'not-found'],
    ['nobody', 'label', undefined, 'not-found'],
    ['nobody', 'label', ana, 'not-found'],
    ['boss', 'admin', ana, ana],
    ['boss', 'admin', 'art_unknown', 'not-found'],
    ['boss', 'admin', undefined, 'invalid'],
  ])('of %s (%s), naming %s, is %s', async (id, role, named, wanted) => {
    expect(await outcome(artistFor(tonada.db, viewer(id, role), { named, day }))).toBe(wanted);
  });
});

describe('the label of a call', () => {
  it.each<[string, Role, string | undefined, string]>([
    ['office', 'label', undefined, 'Casa'],
    ['office', 'label', 'Casa', 'Casa'],
    ['office', 'label', 'Otra', 'not-found'],
    ['nobody', 'label', undefined, 'not-found'],
    ['singer', 'artist', 'Casa', 'not-found'],
    ['boss', 'admin', 'Otra', 'Otra'],
    ['boss', 'admin', 'unknown', 'not-found'],
    ['boss', 'admin', undefined, 'invalid'],
  ])('of %s (%s), naming %s, is %s', async (id, role, name, wanted) => {
    const named = name === undefined ? undefined : (labels[name] ?? name);
    const found = outcome(labelFor(tonada.db, viewer(id, role), { named }));
    expect(await found).toBe(labels[wanted] ?? wanted);
  });
});
