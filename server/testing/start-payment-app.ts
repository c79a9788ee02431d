import { and, getTableName, isNotNull, isNull, sql } from '#drizzle/orm.ts';
import { deleteKept } from './delete-kept.ts';
import { emptyTables } from './empty-tables.ts';
import { addTracks } from './add-catalogue.ts';
import { type SignedIn, startTestApp } from './start-test-app.ts';
import type { TestDatabase } from './test-database.ts';
import { askForRecounts } from '../modules/figures/figures/recount.repository.ts';
import { recountFigures } from '../modules/figures/figures/recount-figures.ts';
import { artistDayTable } from '../modules/figures/figures/artist-day.table.ts';
import { insertMonths } from '../modules/figures/figures/month-to-close.repository.ts';
import { monthToCloseTable } from '../modules/figures/figures/month-to-close.table.ts';
import { importedDayTable } from '../modules/figures/figures/imported.table.ts';
import { ledgerHeadTable } from '../modules/money/ledger/ledger-head.table.ts';
import { ledgerEndTable, ledgerLinkTable } from '../modules/money/ledger/ledger-link.table.ts';
import { labelContractTable } from '../modules/catalogue/label/label-contract.table.ts';
import type { PlaySource } from '../modules/catalogue/track/play-source.ts';
import { recordPlay } from '../modules/listening/play/play.repository.ts';
import { playTable } from '../modules/listening/play/play.table.ts';
import {
  comparedMonthTable,
  listenerShareTable,
  payComparisonTable,
} from '../modules/money/pay-comparison/pay-comparison.table.ts';
import {
  sharingHeardTable,
  sharingPoolTable,
  sharingSpanTable,
  sharingTable,
} from '../modules/money/pay-comparison/sharing.table.ts';
import { paymentTable } from '../modules/money/payment-run/payment.table.ts';
import {
  accountRequestTable,
  bankMessageTable,
  paymentEventTable,
  paymentFileTable,
  paymentHoldTable,
  paymentRunItemTable,
  paymentRunTable,
  paymentTransferTable,
} from '../modules/money/payment-run/payment-run.table.ts';
import {
  flagDecisionTable,
  flagGroupTable,
  playFlagTable,
} from '../modules/money/play-screening/play-flag.table.ts';
import { screeningRuleTable } from '../modules/money/play-screening/screening-rule.table.ts';
import {
  screeningMonthTable,
  screeningNetworkTable,
} from '../modules/money/play-screening/screening.table.ts';
import { statementHeldTable } from '../modules/money/statement/statement-held.table.ts';
import { type Owner, takePayee } from '../modules/catalogue/payee/index.ts';
import { payoutAccountTable } from '../modules/money/payout-account/payout-account.table.ts';
import {
  recordingPartTable,
  recordingShareTable,
} from '../modules/money/recording-share/recording-share.table.ts';
import { taxDetailTable } from '../modules/money/tax-detail/tax-detail.table.ts';
import { closeMonths } from '../modules/money/statement/close-months.ts';
import {
  closingArtistTable,
  closingTable,
  closingTermsTable,
} from '../modules/money/statement/closing.table.ts';
import { sharedAmountTable } from '../modules/money/statement/shared-amount.table.ts';
import {
  closedMonthTable,
  commissionTable,
  payoutTable,
  statementTable,
} from '../modules/money/statement/statement.table.ts';

const comparisonTables = [
  payComparisonTable,
  comparedMonthTable,
  listenerShareTable,
  sharingTable,
  sharingSpanTable,
  sharingPoolTable,
  sharingHeardTable,
];

const paidTables = [
  paymentTable,
  ledgerLinkTable,
  ledgerHeadTable,
  paymentRunItemTable,
  paymentRunTable,
  accountRequestTable,
  bankMessageTable,
  paymentEventTable,
  paymentFileTable,
  paymentHoldTable,
  paymentTransferTable,
  flagDecisionTable,
  flagGroupTable,
  playFlagTable,
  statementHeldTable,
];

/** Two tracks of the first, one of the second. */
export const [faro, uno] = ['art_faro-norte', 'art_uno'] as const;

/** A database, and who listens in it if this app began it. */
type Begun = { database?: TestDatabase; listener?: SignedIn };

/**
 * The app on 20 November 2026, with two artists and a listener whose play earns 5460 millionths
 * of a euro.
 */
export async function startPaymentApp({ database, listener: known }: Begun = {}) {
  const now = new Date('2026-11-20T20:00:00Z');
  const tonada = await startTestApp({ now, ...(database && { database }) });
  const { db } = tonada;
  const listener = known ?? (await begin());

  async function begin() {
    await addTracks(db, [
      { id: 'trk_1', title: 'Luna', artist: 'Faro Norte' },
      { id: 'trk_2', title: 'Marea', artist: 'Faro Norte' },
      { id: 'trk_3', title: 'Nada', artist: 'Uno' },
    ]);
    return tonada.signIn({ country: 'MX', subscriptionType: 'premium' });
  }

  /** Removes the results of closed months, not their sources. */
  async function forgetStatements() {
    await emptyTables(db, paidTables.map(getTableName));
    await db.update(ledgerEndTable).set({ position: 0, hash: '' });
    await db.delete(commissionTable);
    await db.delete(sharedAmountTable);
    const made = [payoutTable, statementTable, closedMonthTable, closingTable, closingArtistTable];
    const begun = [
      closingTermsTable,
      ...comparisonTables,
      screeningMonthTable,
      screeningNetworkTable,
    ];
    for (const table of [...made, ...begun]) await db.delete(table);
    // What closed months rolled up is read from the plays again.
    await askForRecounts(db);
    await db.execute(
      insertMonths(sql`(
        select artist_id, day from ${artistDayTable}
        union all select artist_id, day from ${importedDayTable}
      ) as counted`),
    );
  }

  return {
    ...tonada,
    listener,
    forgetStatements,
    /** The id of a payee. */
    payeeOf: (kind: Owner['kind'], id: string) => takePayee(db, { kind, id }, tonada.clock()),
    async clear() {
      await forgetStatements();
      await deleteKept(db, recordingPartTable, recordingShareTable, payoutAccountTable);
      await deleteKept(db, taxDetailTable);
      const sources = [playTable, importedDayTable, labelContractTable];
      for (const table of [...sources, screeningRuleTable]) await db.delete(table);
      await askForRecounts(db);
      await recountFigures(db);
      await db.delete(monthToCloseTable);
    },
    /** Counts all plays again, for tests that take some away. */
    async recount() {
      await askForRecounts(db);
      await recountFigures(db);
    },
    play: (trackId: string, playedAt: string, source?: PlaySource) =>
      recordPlay(db, {
        listenerId: listener.id,
        trackId,
        playedAt: new Date(playedAt),
        ...(source && { source }),
      }),
    /** Adds plays one after another from the beginning of a day. */
    async hear({ id }: Pick<SignedIn, 'id'>, trackId: string, day: string, times = 1) {
      const start = Date.parse(`${day}T00:00:00Z`);
      for (let play = 0; play < times; play += 1) {
        const playedAt = new Date(start + play * 60_000);
        await recordPlay(db, { listenerId: id, trackId, playedAt });
      }
    },
    /** Closes all earlier months, as on this month's first day. */
    closeBefore: (month: string) => closeMonths(db, new Date(`${month}-01T00:00:00Z`)),
    /** Statements of artists. */
    readStatements: () =>
      db
        .select()
        .from(statementTable)
        .where(isNotNull(statementTable.artistId))
        .orderBy(statementTable.month, statementTable.artistId, statementTable.labelId),
    /** Statements of labels. */
    readOwnStatements: () =>
      db
        .select()
        .from(statementTable)
        .where(and(isNull(statementTable.artistId), isNotNull(statementTable.labelId)))
        .orderBy(statementTable.month, statementTable.labelId),
    /** Statements of people with parts of recordings. */
    readPayeeStatements: () =>
      db
        .select()
        .from(statementTable)
        .where(and(isNull(statementTable.artistId), isNull(statementTable.labelId)))
        .orderBy(statementTable.month, statementTable.payeeId),
    readSharedAmounts: () => db.select().from(sharedAmountTable),
    readCommissions: () => db.select().from(commissionTable),
    readPayouts: () => db.select().from(payoutTable),
  };
}

export type PaymentApp = Awaited<ReturnType<typeof startPaymentApp>>;
