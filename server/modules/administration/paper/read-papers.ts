import type { OwnStatement } from '#contract/label-figures.ts';
import type { PayeeStatement } from '#contract/recording-share.ts';
import type { Statement } from '#contract/statement.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import {
  describeOwnStatement,
  findCommissions,
  findOwnStatement,
} from '../label-dashboard/index.ts';
import type { Payee } from '../../catalogue/payee/index.ts';
import { findPayoutAccount, openAccount } from '../../money/payout-account/index.ts';
import {
  findPayeeStatement,
  findStatement,
  readPayeeStatement,
  readStatement as readArtists,
} from '../../money/payment-history/index.ts';
import { describeOwnPaper, describePaper, type Parties } from './describe-paper.ts';
import { describePayeePaper } from './describe-payee-paper.ts';
import type { Paper } from './paper.ts';
import { findNames, findStated, type Scope, type Stated } from './paper.repository.ts';
import { getService } from './parties.ts';

type Context = Pick<Dependencies, 'config' | 'vault'>;

export type Found = { of: Stated } & (
  | { kind: 'artist'; statement: Statement }
  | { kind: 'label'; statement: OwnStatement }
  | { kind: 'payee'; statement: PayeeStatement; name: string }
);

export async function readStatement(db: Db, of: Stated): Promise<Found | null> {
  const { id, artistId, labelId, payeeId } = of;
  if (artistId !== null) {
    const row = await findStatement(db, { artistId }, id);
    return row && { of, kind: 'artist', statement: await readArtists(db, row) };
  }
  if (labelId === null) {
    const row = await findPayeeStatement(db, payeeId, id);
    if (row === null) return null;
    const name = (await findNames(db, of)).payee?.name ?? '';
    return { of, kind: 'payee', name, statement: await readPayeeStatement(db, row) };
  }
  const own = await findOwnStatement(db, labelId, id);
  if (own === null) return null;
  return {
    of,
    kind: 'label',
    statement: describeOwnStatement(own, await findCommissions(db, own.id)),
  };
}

/** Statements per query. */
const atOnce = 200;

/** Of a month, one after another. */
export async function* readMonth(
  db: Db,
  of: Scope & { month: string },
): AsyncGenerator<Found, void, undefined> {
  let after = '';
  for (;;) {
    const found = await findStated(db, of, { after, limit: atOnce });
    for (const each of found) {
      const statement = await readStatement(db, each);
      if (statement !== null) yield statement;
    }
    const last = found.at(-1);
    if (last === undefined || found.length < atOnce) return;
    after = last.id;
  }
}

export async function readPaper(
  db: Db,
  found: Found,
  { config, vault, ...reader }: Context & { language: string; today: string },
): Promise<Paper> {
  const parties = await findParties(db, found.of, { config, vault });
  switch (found.kind) {
    case 'artist':
      return describePaper(found.statement, parties, reader);
    case 'label':
      return describeOwnPaper(found.statement, parties, reader);
    case 'payee':
      return describePayeePaper(found.statement, parties, reader);
  }
}

/** Reads the account's holder only where the service pays. */
async function findParties(db: Db, of: Stated, { config, vault }: Context): Promise<Parties> {
  const { artist, label, payee } = await findNames(db, of);
  const place = { name: '', country: null, taxId: null, address: null };
  if (of.artistId !== null && of.labelId !== null) {
    return { from: { ...place, ...label }, to: { ...place, ...artist } };
  }
  const { name = '', country = null } = payee ?? {};
  const holder = payee && (await findHolder(db, vault, payee));
  return { from: getService(config), to: { ...place, name, country, holder } };
}

/** Of the payout account; null without one. */
export async function findHolder(db: Db, vault: Vault, payee: Payee): Promise<string | null> {
  const sealed = await findPayoutAccount(db, payee);
  const account = sealed && openAccount(vault, payee.reference, sealed);
  return account?.holder ?? null;
}
