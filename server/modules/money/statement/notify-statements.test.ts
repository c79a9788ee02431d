import { eq } from '#drizzle/orm.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/preferences.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { importFigures } from '../../figures/figures/index.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { closeMonths } from './close-months.ts';
import { notifyStatements } from './notify-statements.ts';

const tonada = setUpRoyalties();
let turn = 0;
let [ofFaro, ofUno, ofLabel] = ['', '', ''];

/** Two closed months, then people, so that only what follows is mailed. */
beforeEach(async () => {
  await tonada.db.delete(jobTable);
  turn += 1;
  [ofFaro, ofUno, ofLabel] = [
    `faro${turn}@x.example`,
    `uno${turn}@x.example`,
    `casa${turn}@x.example`,
  ];
  await tonada.db.delete(artistMemberTable);
  await tonada.db.delete(labelMemberTable);
  for (const [artistId, email] of [
    [faro, ofFaro],
    [uno, ofUno],
  ] as const) {
    const { id } = await tonada.signIn({ role: 'artist', email });
    await tonada.db.insert(artistMemberTable).values({ artistId, userId: id });
  }
  const { id } = await tonada.signIn({ role: 'label', email: ofLabel });
  await tonada.db.insert(labelMemberTable).values({ labelId: tonada.labelId, userId: id });
});

const count = () => tonada.db.$count(jobTable, eq(jobTable.kind, 'statement.tell'));
const read = (to: string) => readOutbox(tonada.config.dataDir, to);
const runAll = () => tonada.app.jobs.runDue();

/** November, in which an import took more from faro than they earned. */
async function closeNovember() {
  const rows = [
    `${faro},2026-09-10,playlist,1000,4`,
    `${uno},2026-10-11,liked,300,3.5`,
    `${uno},2026-11-10,liked,10,2`,
  ];
  await importFigures(tonada.db, `artist,day,source,streams,earnings\n${rows.join('\n')}`);
  await closeMonths(tonada.db, new Date('2026-12-01T02:00:00Z'));
}

describe('an issued statement', () => {
  // Proves payments: Issued statements are mailed
  it('is mailed to the people of the artist and, its own, to those of the label, once', async () => {
    await closeNovember();
    await closeMonths(tonada.db, new Date('2026-12-01T03:00:00Z'));
    expect(await count()).toBe(3);
    tonada.clock.set(new Date('2026-12-01T04:00:00Z'));
    await runAll();
    await eventually(() => {
      expect(read(ofUno)).toHaveLength(1);
      expect(read(ofUno)[0]).toContain('El extracto de Uno llega a 2,00');
      expect(read(ofUno)[0]).toContain('/spotify-for-artists/statement/');
      expect(read(ofLabel)).toHaveLength(1);
      expect(read(ofLabel)[0]).toContain('/label-manager/own-statement/');
    });
    await runAll();
    expect(await count()).toBe(0);
    tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
  });

  it('says what the artist owes', async () => {
    await closeNovember();
    tonada.clock.set(new Date('2026-12-01T04:00:00Z'));
    await runAll();
    await eventually(() => {
      expect(read(ofFaro)[0]).toMatch(/En el extracto de Faro Norte faltan 18,20/);
    });
    tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
  });

  // Proves payments: Nobody else is
  it('mails nobody who switched it off, is suspended or left meanwhile', async () => {
    await closeNovember();
    const { db } = tonada;
    const { notifications } = defaultPreferences;
    const off = { ...defaultPreferences, notifications: { ...notifications, payments: false } };
    await db.update(userTable).set({ preferences: off }).where(eq(userTable.email, ofUno));
    await db.update(userTable).set({ status: 'suspended' }).where(eq(userTable.email, ofLabel));
    await db.delete(artistMemberTable).where(eq(artistMemberTable.artistId, faro));
    tonada.clock.set(new Date('2026-12-01T04:00:00Z'));
    await runAll();
    expect(await count()).toBe(0);
    for (const to of [ofUno, ofLabel, ofFaro]) expect(read(to)).toEqual([]);
    tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
  });

  // Proves payments: Not before the commit
  it('mails nobody if its transaction fails, or its month is made up', async () => {
    const [statement] = await tonada.readStatements();
    const ids = [statement?.id ?? ''];
    const failing = inTransaction(tonada.db, async (tx) => {
      await notifyStatements(tx, ids, { kind: 'issued', now: tonada.clock() });
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(await count()).toBe(0);
    await closeMonths(tonada.db, new Date('2026-12-01T02:00:00Z'), { isQuiet: true });
    expect(await count()).toBe(0);
  });
});

describe('a paid statement', () => {
  // Proves payments: Paid statements are mailed
  it('is mailed for each payment, once the bank confirmed it', async () => {
    await tonada.handIn('run-1', [tonada.labelId]);
    expect(await count()).toBe(0);
    await tonada.confirm('run-1');
    expect(await count()).toBe(4);
    await runAll();
    await eventually(() => {
      expect(read(ofFaro)).toHaveLength(2);
      expect(read(ofLabel)).toHaveLength(2);
      const sums = read(ofFaro).map((mail) => /: (\d+),00.€\./.exec(mail)?.[1]);
      expect(new Set(sums)).toEqual(new Set(['7', '14']));
    });
    expect(read(ofUno)).toEqual([]);
  });

  // Proves payments: A second payment
  it('that came back is mailed then, and again with its second payment', async () => {
    await tonada.pay('run-1', [tonada.labelId]);
    await runAll();
    await tonada.giveBack('run-1', tonada.ofLabel);
    expect(await count()).toBe(4);
    await runAll();
    await tonada.pay('run-2', [tonada.labelId]);
    expect(await count()).toBe(4);
  });
});
