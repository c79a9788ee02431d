import { eq } from '#drizzle/orm.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReceivedNotifications } from '#contract/notification.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';

const tonada = setUpRoyalties();
let turn = 0;
let ofFaro: SignedIn;
let ofUno: SignedIn;
let ofLabel: SignedIn;

beforeEach(async () => {
  turn += 1;
  await tonada.db.delete(artistMemberTable);
  await tonada.db.delete(labelMemberTable);
  ofFaro = await tonada.signIn({ role: 'artist', email: `faro${turn}@x.example` });
  ofUno = await tonada.signIn({ role: 'artist', email: `uno${turn}@x.example` });
  ofLabel = await tonada.signIn({ role: 'label', email: `casa${turn}@x.example` });
  await tonada.db.insert(artistMemberTable).values([
    { artistId: faro, userId: ofFaro.id },
    { artistId: uno, userId: ofUno.id },
  ]);
  await tonada.db.insert(labelMemberTable).values({ labelId: tonada.labelId, userId: ofLabel.id });
  await tonada.db.delete(jobTable);
});

const readBell = async ({ headers }: SignedIn) =>
  (await tonada.app.inject({ url: '/api/user/notifications', headers }))
    .json<ReceivedNotifications>()
    .notifications.filter((entry) => entry.type === 'decision');

describe('a returned payment', () => {
  // Proves notices: Of what, and to whom
  it('is told to the label that is paid, and to its artist, once each', async () => {
    await tonada.handIn('back', [tonada.labelId, 'direct']);
    await tonada.giveBack('back', tonada.ofLabel, 'AC04 CUENTA CANCELADA');
    await tonada.giveBack('back', tonada.ofLabel, 'AC04 CUENTA CANCELADA');
    const told = {
      subject: 'payment',
      outcome: 'returned',
      title: 'Casa',
      word: 'AC04 CUENTA CANCELADA',
    };
    expect(await readBell(ofLabel)).toMatchObject([
      { ...told, link: { screen: 'finance', artistId: null } },
    ]);
    expect(await readBell(ofFaro)).toMatchObject([
      { ...told, artist: { id: faro }, link: { screen: 'earnings', artistId: null } },
    ]);
    expect(await readBell(ofUno)).toEqual([]);
  });

  // Proves payments: Returned payments are mailed
  it('is mailed to an artist without a label, with what to do', async () => {
    await tonada.handIn('mail', ['direct']);
    await tonada.giveBack('mail', tonada.ofUno);
    expect(await readBell(ofUno)).toMatchObject([{ title: 'Uno', word: 'Cuenta cerrada' }]);
    expect(await tonada.db.$count(jobTable, eq(jobTable.kind, 'statement.tell'))).toBe(1);
    await tonada.app.jobs.runDue();
    await eventually(() => {
      const [mail] = readOutbox(tonada.config.dataDir, `uno${turn}@x.example`);
      expect(mail).toMatch(/El banco devolvió el pago de Uno por octubre de 2026: 3,50/);
      expect(mail).toContain('Revisa la cuenta de cobro');
    });
  });
});
