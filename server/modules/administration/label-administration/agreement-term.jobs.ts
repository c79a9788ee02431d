import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import {
  beginAgreements,
  holdOver,
  holdUntold,
  termFrom,
  updateLabel,
} from '../../catalogue/label/index.ts';
import { bothSides, notifyDecision } from '../../accounts/decision-notification/index.ts';

const hour = 3_600_000;

/** Days before its end on which a renewal is announced. */
const toldBefore = 30;

/** Labels per transaction. */
const slice = 200;

/** See docs/product/administration.md. */
export function agreementTermJobs(app: App, { db, clock }: Dependencies): void {
  app.jobs.define({
    name: 'label.renew',
    lane: 'hours',
    every: hour,
    run: async () => {
      await inTransaction(db, (tx) => beginAgreements(tx, termFrom(toDay(clock()))));
      for (const work of [tellOfRenewals, renewAgreements]) {
        while ((await inTransaction(db, (tx) => work(tx, clock()))) === slice);
      }
    },
  });
}

async function tellOfRenewals(tx: Db, now: Date): Promise<number> {
  const today = toDay(now);
  const by = daysBefore(today, -toldBefore);
  const labels = await holdUntold(tx, { today, by, limit: slice });
  for (const { id: itemId, name: title, endsOn: word } of labels) {
    await updateLabel(tx, itemId, { agreementRemindedFor: word });
    const about = { subject: 'agreement', outcome: 'asked', itemId, title, word } as const;
    const people = bothSides(itemId);
    await notifyDecision(
      tx,
      { ...about, people, artistId: null, isAboutAccount: true },
      { actorId: null, now },
    );
  }
  return labels.length;
}

/** By whole terms, also after a server that stood still for years. */
async function renewAgreements(tx: Db, now: Date): Promise<number> {
  const today = toDay(now);
  const labels = await holdOver(tx, { today, limit: slice });
  for (const { id, endsOn } of labels) {
    let next = endsOn;
    while (next < today) next = termFrom(next);
    await updateLabel(tx, id, { agreementEndsOn: next });
  }
  return labels.length;
}
