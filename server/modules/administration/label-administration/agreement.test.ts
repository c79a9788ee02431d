import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DecisionNotification } from '#contract/notification.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readDecisions } from '../../../testing/read-bell.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { startLabelAdministration } from '../../../testing/start-label-administration.ts';
import { startReleaseApp } from '../../../testing/start-release-app.ts';
import { made } from '../../../testing/start-contract-app.ts';
import { decisionNotificationTable } from '../../accounts/decision-notification/decision-notification.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { releaseTable } from '../../promotion/release/release.table.ts';

let tonada: Awaited<ReturnType<typeof startReleaseApp>>;
let admin: Awaited<ReturnType<typeof startLabelAdministration>>;
beforeAll(async () => {
  tonada = await startReleaseApp();
  admin = await startLabelAdministration(tonada);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.startAnew();
  await agree('active');
  await tonada.db.delete(decisionNotificationTable);
  await tonada.db.delete(releaseTable);
});

const agree = (contractStatus: 'active' | 'expired') =>
  admin.change(tonada.labels['casa'] ?? '', { contractStatus });
const over = /^El acuerdo de tu disquera con nosotros terminó/;
const getPerson = (name: string) => {
  const person = tonada.people[name];
  if (person === undefined) throw new Error(`Nobody is ${name}.`);
  return person;
};

describe('the term of an agreement', () => {
  const casa = () => tonada.labels['casa'] ?? '';
  const readEnd = async () => {
    const [row] = await tonada.db
      .select({ endsOn: labelTable.agreementEndsOn })
      .from(labelTable)
      .where(eq(labelTable.id, casa()));
    return row?.endsOn;
  };
  async function at(moment: string) {
    tonada.clock.set(new Date(moment));
    await tonada.app.jobs.runDue();
  }
  const read = async (name: string) => {
    const who = await tonada.openSession(getPerson(name).id);
    const all = await readDecisions(tonada, who);
    return all.filter(({ subject }) => subject === 'agreement').map(({ word }) => word);
  };

  // Proves administration: Three years, renewed by a job and told a month before
  it('is three years, told to both sides a month before its end, and renewed', async () => {
    await agree('expired');
    expect(await readEnd()).toBeNull();
    await agree('active');
    expect(await readEnd()).toBe('2029-11-20');
    await tonada.db.delete(decisionNotificationTable);
    await at('2029-10-20T12:00:00Z');
    await at('2029-10-21T12:00:00Z');
    await at('2029-10-21T14:00:00Z');
    await eventually(async () => expect(await read('casa')).toEqual(['2029-11-20']));
    expect(await read('admin')).toEqual(['2029-11-20']);
    expect(await read('editorial')).toEqual([]);
    await at('2029-11-20T23:00:00Z');
    expect(await readEnd()).toBe('2029-11-20');
    await at('2029-11-21T01:00:00Z');
    await eventually(async () => expect(await readEnd()).toBe('2032-11-20'));
  });

  it('ends with the agreement, and is not announced then', async () => {
    await agree('expired');
    await tonada.db.delete(decisionNotificationTable);
    await at('2029-11-01T12:00:00Z');
    expect(await read('casa')).toEqual([]);
    expect(await readEnd()).toBeNull();
  });
});

describe('a label whose agreement is over', () => {
  // Proves administration: An agreement that is over
  it('cannot make offers, drafts or uploads, or submit anything, until it is active again', async () => {
    const draft = await tonada.draft();
    const { id, version } = await tonada.create(draft);
    const tries = () =>
      Promise.all([
        tonada.offer(faro),
        tonada.offerNew(),
        tonada.upload('cover', tonada.picture),
        tonada.upload('sound', tonada.mp3),
        tonada.call('casa', 'POST', 'label/drafts', { payload: draft }),
        tonada.call('casa', 'POST', `label/drafts/${id}/send`, { payload: { version } }),
      ]);
    await agree('expired');
    for (const answer of await tries()) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: expect.stringMatching(over) as string });
    }
    await agree('active');
    expect((await tonada.offer(faro)).statusCode).toBe(201);
    expect((await tonada.upload('cover', tonada.picture)).statusCode).toBe(200);
    expect((await tonada.send(id)).statusCode).toBe(200);
  });

  // Proves administration: What stays of it
  it('keeps its contracts and statements, and its earlier offers wait until it is active again', async () => {
    const { contractId } = made(await tonada.offer(faro));
    await agree('expired');
    const [running] = await tonada.getContracts(faro);
    expect(running).toMatchObject({ status: 'active', endsOn: '2026-12-31' });
    expect((await tonada.ask('payouts', 'casa')).statusCode).toBe(200);
    const refused = await tonada.answer(contractId, true);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: expect.stringMatching(/^El acuerdo de esta disquera/) as string,
    });
    await agree('active');
    expect((await tonada.answer(contractId, true)).statusCode).toBe(204);
  });

  // Proves administration: Both sides are notified
  it('notifies its people and artists once each, when it ends and when it is active again', async () => {
    const toSentences = (notifications: DecisionNotification[]) =>
      notifications.map(({ subject, outcome, title }) => `${subject} ${outcome} ${title}`);
    await agree('expired');
    tonada.clock.set(new Date('2026-11-20T20:30:00Z'));
    await agree('active');
    const both = ['agreement begun Casa', 'agreement over Casa'];
    expect(toSentences(await readDecisions(tonada, getPerson('casa')))).toEqual(both);
    expect(toSentences(await readDecisions(tonada, tonada.speaker))).toEqual(both);
    for (const other of [getPerson('otra'), tonada.luz]) {
      expect(await readDecisions(tonada, other)).toEqual([]);
    }
    const [last] = await readDecisions(tonada, getPerson('casa'));
    expect(last?.link).toEqual({ screen: 'artists', artistId: null });
  });

  // Proves administration: The effects of its end
  it('shows staff the consequences beforehand, and its people on their screen', async () => {
    await tonada.create(await tonada.draft());
    await tonada.offerNew();
    const { concerned } = await admin.details(tonada.labels['casa'] ?? '');
    expect(concerned).toEqual({ artists: 1, offers: 1, releases: 1 });
    const choices = async () => (await tonada.ask('labels', 'casa')).json<object[]>();
    expect(await choices()).toMatchObject([{ name: 'Casa', isEnded: false }]);
    await agree('expired');
    expect(await choices()).toMatchObject([{ name: 'Casa', isEnded: true }]);
  });

  // Proves administration: Undone
  it('is active again when the change is undone', async () => {
    await agree('expired');
    const action = await admin.lastAction();
    await admin.call('POST', `actions/${action?.id ?? ''}/undo`);
    expect((await tonada.offer(faro)).statusCode).toBe(201);
  });
});
