import { expect } from 'vitest';
import type { Family, PaidFamily } from '#contract/family.ts';
import { hashPassword } from '../platform/password.ts';
import { familyInviteTable, familyMemberTable } from '../modules/people/plan/family.table.ts';
import { addTracks } from './add-catalogue.ts';
import { readDecisions } from './read-bell.ts';
import { type SignedIn, startTestApp, type TestApp } from './start-test-app.ts';

const password = 'tres tristes tigres';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type FamilyApp = Awaited<ReturnType<typeof startFamilyApp>>;

/** The app with a track, a payer of Family (`alma`) and somebody without a plan (`bruno`). */
export async function startFamilyApp() {
  const tonada = await startTestApp();
  const passwordHash = await hashPassword(password);
  await addTracks(tonada.db, [{ id: 'trk_1', title: 'Mar', artist: 'Faro Norte', duration: 40 }]);
  const begin = tonada.clock();
  let count = 0;
  const nobody: SignedIn = { id: '', sessionId: '', token: '', headers: { authorization: '' } };
  const people = { alma: nobody, bruno: nobody };

  const person = (displayName: string, more: Parameters<TestApp['signIn']>[0] = {}) => {
    count += 1;
    const email = `persona${count}@example.com`;
    return tonada.signIn({ displayName, email, passwordHash, ...more });
  };
  const send = (who: SignedIn | null, method: Method, path: string, payload?: object) =>
    tonada.app.inject({
      method,
      url: `/api/${path}`,
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    });
  const read = async (who: SignedIn) => (await send(who, 'GET', 'user/family')).json<Family>();
  async function makeLink(who = people.alma): Promise<string> {
    const answer = await send(who, 'POST', 'user/family/link', {});
    expect(answer.statusCode).toBe(200);
    return answer.json<PaidFamily>().link?.token ?? '';
  }
  const join = (token: string, who: SignedIn) => send(who, 'POST', 'family/members', { token });

  return {
    ...tonada,
    begin,
    password,
    people,
    /** Leaves a payer and somebody without a plan, and nobody else's family. */
    async startAnew() {
      tonada.clock.set(begin);
      await tonada.db.delete(familyMemberTable);
      await tonada.db.delete(familyInviteTable);
      const paid = { subscriptionType: 'family', paidUntil: '2026-12-20' } as const;
      people.alma = await person('Alma', paid);
      people.bruno = await person('Bruno');
    },
    person,
    send,
    read,
    readPaid: async (who = people.alma) => (await read(who)) as PaidFamily,
    makeLink,
    look: (token: string, who: SignedIn | null = null) =>
      send(who, 'POST', 'family/invitation', { token }),
    join,
    async joined(who = people.bruno) {
      const answer = await join(await makeLink(), who);
      expect(answer.statusCode).toBe(200);
      return answer;
    },
    mayDownload: async (who: SignedIn) =>
      (await send(who, 'GET', 'tracks/trk_1/download')).statusCode === 200,
    subscribe: (who: SignedIn, payload: object) => send(who, 'PUT', 'user/subscription', payload),
    bell: async (who: SignedIn) =>
      (await readDecisions(tonada, who)).map(({ outcome, title, word }) =>
        [outcome, title, word].join(' ').trim(),
      ),
  };
}
