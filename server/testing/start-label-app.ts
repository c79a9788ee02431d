import { eq } from '#drizzle/orm.ts';
import { roleSchema } from '#contract/user.ts';
import { artistTable } from '../modules/catalogue/artist/artist.table.ts';
import { importFigures } from '../modules/figures/figures/import-figures.ts';
import { labelMemberTable } from '../modules/catalogue/label/label-member.table.ts';
import { payMonth } from './pay-month.ts';
import { addLabelContract } from './add-label-contract.ts';
import { faro, startPaymentApp, uno } from './start-payment-app.ts';
import type { SignedIn } from './start-test-app.ts';
import { fillOnce } from './test-database.ts';

/** Three months are closed in it, which takes longer than a copy. */
const getDatabase = fillOnce(async (database) => {
  const tonada = await startPaymentApp({ database });
  const { db, app } = tonada;
  await db
    .update(artistTable)
    .set({ genre: 'Rock', monthlyListeners: 77 })
    .where(eq(artistTable.id, uno));
  const casa = await addLabelContract(db, 'Casa', {
    artistId: faro,
    startsOn: '2026-09-01',
    royaltyRate: 70,
  });
  await addLabelContract(db, 'Casa', {
    artistId: uno,
    startsOn: '2026-09-01',
    endsOn: '2026-11-10',
    status: 'expired',
    royaltyRate: 60,
  });
  const otra = await addLabelContract(db, 'Otra', {
    artistId: uno,
    startsOn: '2026-11-11',
    royaltyRate: 50,
  });
  await importFigures(
    db,
    [
      'artist,day,country,streams,earnings,listeners',
      // Before the contract, so the label must not see it.
      `${faro},2026-08-10,MX,500,5,`,
      `${faro},2026-09-10,MX,1000,10,`,
      `${faro},2026-10-10,MX,2000,20,`,
      `${faro},2026-10-11,ES,1000,10.005,`,
      `${uno},2026-10-12,ES,500,3,`,
      `${faro},2026-11-19,ES,40,0.4,40`,
      `${uno},2026-11-09,ES,7,0.07,`,
      // Under the other label.
      `${uno},2026-11-12,ES,900,9,9`,
    ].join('\n'),
  );
  await tonada.play('trk_1', '2026-11-20T12:00:00Z');
  for (const before of ['2026-09', '2026-10', '2026-11']) await tonada.closeBefore(before);
  await payMonth(db, '2026-09', new Date('2026-10-28T12:00:00Z'));
  await app.jobs.runDue();
  const people: Record<string, SignedIn> = {};
  for (const role of roleSchema.options) people[role] = await tonada.signIn({ role });
  for (const [who, labelId] of [
    ['casa', casa],
    ['otra', otra],
  ] as const) {
    const person = (people[who] = await tonada.signIn({ role: 'label' }));
    await db.insert(labelMemberTable).values({ labelId, userId: person.id });
  }

  await tonada.close();
  return { listener: tonada.listener, labels: { casa, otra }, people };
});

/**
 * The app on 20 November 2026: `Casa` has Faro Norte at 70 % since 1 September, and had Uno at 60
 * % until 10 November, who then went to `Otra`. Months until October are closed, September is
 * paid. Each label has one account, named after it.
 */
export async function startLabelApp() {
  const { database, filled } = await getDatabase();
  const { listener, labels, people } = filled;
  const tonada = await startPaymentApp({ database, listener });
  return {
    ...tonada,
    labels,
    people,
    /** Replaces an expired session. */
    async signInAgain(who: string | SignedIn): Promise<SignedIn> {
      const known = typeof who === 'string' ? people[who] : who;
      return tonada.openSession(known?.id ?? '');
    },
    /** Calls about a label, as an account or a visitor. */
    ask(call: string, who?: string, query: Record<string, string> = {}) {
      const url = `/api/label/${call}?${new URLSearchParams(query)}`;
      return tonada.app.inject({ url, headers: (who && people[who]?.headers) || {} });
    },
  };
}

export type LabelApp = Awaited<ReturnType<typeof startLabelApp>>;
