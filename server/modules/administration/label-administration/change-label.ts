import type { Db } from '../../../platform/database/db.ts';
import type { AdminLabel, ChangeLabelBody } from '#contract/label-administration.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { placeName, refuseOutdated } from '../../../platform/refuse-outdated.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import { toDay } from '../../../platform/days.ts';
import { notifyAgreement } from '../../accounts/decision-notification/index.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { normaliseEmail } from '../../people/user/index.ts';
import { describeLabelOf } from './describe-admin-label.ts';
import { refuseTwin, termFrom, updateLabel } from '../../catalogue/label/index.ts';
import { holdLabel } from './label-list.repository.ts';
import { refuseDuplicateLabel } from './refuse-duplicate-label.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import { writtenFields } from './written-fields.ts';

type Context = Pick<Dependencies, 'clock' | 'config'>;
type Seen = ChangeLabelBody['seen'];
type Label = Required<Seen>;
/** Wider than the form, because undo may restore values that the form no longer offers. */
type Change = { seen: Seen; changes: { readonly [field in Field]?: Seen[field] | undefined } };
type Field = keyof Label;

const words = sentences.labels;

/**
 * @throws {Problem} `not-found`; `forbidden` if the right was withdrawn meanwhile; `duplicate`
 * with the present value of each field that changed since it was seen; `invalid` with the field.
 */
export async function changeLabel(
  tx: Db,
  { clock, config }: Context,
  caller: Omit<Actor, 'name'>,
  id: string,
  { seen, changes: requested }: Change,
): Promise<AdminLabel> {
  const now = clock();
  refuseUnfit(requested, now);
  const changes = {
    ...requested,
    ...(typeof requested.email === 'string' && { email: normaliseEmail(requested.email) }),
  };
  return refuseDuplicateLabel(async () => {
    const { actor } = await actingAdmin(tx, caller, { config, right: 'catalogue' });
    const row = await holdLabel(tx, id);
    if (row === null) throw problem('not-found');
    const label = writtenFields(row);
    refuseOutdated<Label>({ now: label, seen }, { error: words.changedElsewhere, describe });
    const changed = (Object.keys(changes) as Field[]).filter(
      (field) => changes[field] !== undefined && changes[field] !== label[field],
    );
    if (changed.length === 0) return describeLabelOf(tx, row, toDay(now));
    if (changes.name !== undefined && changed.includes('name')) {
      await refuseTwin(tx, changes.name, id);
    }
    const after = pick(changes, changed);
    const { contractStatus } = changes;
    const written = await updateLabel(tx, id, {
      ...after,
      ...(changed.includes('contractStatus') && {
        agreementEndsOn: contractStatus === 'active' ? termFrom(toDay(now)) : null,
      }),
    });
    await recordStaffAction(tx, {
      actor,
      now,
      action: 'label.change',
      target: { kind: 'label', id, name: label.name },
      before: pick(label, changed),
      after,
    });
    const outcome = changed.includes('contractStatus') && getTurn(label, after);
    if (outcome) {
      const named = { id, name: written?.name ?? row.name };
      await notifyAgreement(
        tx,
        { label: named, outcome },
        { actorId: actor.id, now, day: toDay(now) },
      );
    }
    return describeLabelOf(tx, written ?? row, toDay(now));
  });
}

type Standing = { readonly contractStatus?: unknown };

function getTurn(before: Standing, after: Standing): 'over' | 'begun' | null {
  if (after.contractStatus === 'expired') return 'over';
  return before.contractStatus === 'expired' ? 'begun' : null;
}

const pick = (
  values: { readonly [field in Field]?: Seen[Field] | undefined },
  fields: readonly Field[],
) => Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

function describe(field: Field, value: unknown) {
  if (field === 'country') return placeName(field, String(value));
  const known: { [value: string]: Sentence } = words.contractStatus;
  return (field === 'contractStatus' && known[String(value)]) || String(value);
}
