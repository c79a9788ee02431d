import type { ChangeTaxDetailBody, TaxDetailState } from '#contract/tax-detail.ts';
import { checkTaxDetail } from '#rules/tax-rules.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import {
  findOwner,
  findPayeeOf,
  holdPayee,
  type Owner,
  type Payee,
  toTarget,
} from '../../catalogue/payee/index.ts';
import { findPeople } from '../payout-account/index.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { notifyTaxDetail } from './notify-tax-detail.ts';
import {
  addTaxDetail,
  findTaxDetail,
  openTaxDetail,
  sealTaxId,
  type TaxDetailRow,
} from './tax-detail.repository.ts';

const words = sentences.taxDetails;

type Changing = Acting & Pick<Dependencies, 'vault' | 'config'> & { body: ChangeTaxDetailBody };

/**
 * Runs ordered from now on reckon with it; no payment is paused. Repeating a call changes nothing.
 *
 * @throws {Problem} `forbidden` for non-members of the payee; `invalid` for an id or a treatment
 * that the country does not have; `duplicate` if the version changed.
 */
export async function changeTaxDetail(
  tx: Db,
  owner: Owner,
  { actor, now, vault, config, body }: Changing,
): Promise<TaxDetailState> {
  const payee = await holdPayee(tx, owner, now);
  const members = await findPeople(tx, payee);
  if (!members.some(({ id }) => id === actor.id)) {
    throw problem('forbidden', { error: words.notTheirs });
  }
  const typed = readTyped(body);
  const row = await findTaxDetail(tx, payee);
  if (row !== null && isSame(openTaxDetail(vault, payee, row), typed)) {
    return readTaxDetail(tx, vault, owner);
  }
  if (body.version !== (row?.version ?? 0)) throw changedElsewhere();
  const added = await addTaxDetail(tx, {
    ...typed,
    id: newId(now.getTime()),
    payeeId: payee.id,
    version: body.version + 1,
    taxId: sealTaxId(vault, payee, typed.taxId),
    setAt: now,
    actorId: actor.id,
  });
  if (added === null) throw changedElsewhere();
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'taxDetail.set',
    target: toTarget(payee),
    about: actor.id,
    before: row && recorded(row),
    after: recorded(added),
    detail: { receiver: payee.kind, id: owner.id },
  });
  await notifyTaxDetail(
    tx,
    { payeeId: payee.id, name: payee.name, version: added.version },
    { people: members.filter(({ id }) => id !== actor.id), finance: config.financeEmails, now },
  );
  return readTaxDetail(tx, vault, owner);
}

export async function readTaxDetail(db: Db, vault: Vault, owner: Owner): Promise<TaxDetailState> {
  const payee: Payee | null = await findPayeeOf(db, owner);
  const row = payee && (await findTaxDetail(db, payee));
  return {
    detail: payee && row && { ...openTaxDetail(vault, payee, row), since: row.setAt.toISOString() },
    version: row?.version ?? 0,
    country: (payee ?? (await findOwner(db, owner)))?.country ?? null,
  };
}

type Typed = Omit<ChangeTaxDetailBody, 'version'>;

function readTyped({ version: _, ...typed }: ChangeTaxDetailBody): Typed {
  const { taxId, faults } = checkTaxDetail(typed);
  const fields: Record<string, Sentence> = {
    ...(faults.country && { country: words.country }),
    ...(faults.taxId && { taxId: words.taxId[faults.taxId] }),
    ...(faults.vat && { vat: words.vat[faults.vat] }),
  };
  if (taxId === null || Object.keys(fields).length > 0) throw problem('invalid', { fields });
  return { ...typed, taxId };
}

const isSame = (one: Typed, other: Typed) =>
  one.country === other.country &&
  one.taxId === other.taxId &&
  one.vat === other.vat &&
  one.withholding === other.withholding;

/** Without the id, which stays sealed. */
const recorded = ({ country, vat, withholding }: TaxDetailRow) => ({ country, vat, withholding });

const changedElsewhere = () => problem('duplicate', { error: words.changedElsewhere });
