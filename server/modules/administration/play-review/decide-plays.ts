import type { DecidePlaysBody } from '#contract/play-review.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { takePayees } from '../../catalogue/payee/index.ts';
import { requireSecondPerson } from '../../money/payment-run/index.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { addDecisions, findOwners, holdGroups } from './flag-group.repository.ts';

const words = sentences.playReview;

/**
 * Decides all or none, for good. Nobody lets plays count that pay them, as with payments.
 *
 * @throws {Problem} `forbidden`; `not-found`; `duplicate` if one is decided already.
 */
export async function decidePlays(
  tx: Db,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  caller: Omit<Actor, 'name'>,
  { groups, verdict, reason }: DecidePlaysBody,
): Promise<void> {
  const { actor } = await actingAdmin(tx, caller, { config, right: 'money' });
  const ids = [...new Set(groups)];
  const held = await holdGroups(tx, ids);
  if (held.length < ids.length) throw problem('not-found');
  if (held.some(({ isDecided }) => isDecided)) {
    throw problem('duplicate', { error: words.decidedMeanwhile });
  }
  const now = clock();
  const artists = [...new Set(held.map(({ artistId }) => artistId))];
  const owners = await findOwners(tx, artists);
  const isAlone =
    verdict === 'counted' &&
    (await requireSecondPerson(tx, {
      receivers: owners.map(await takePayees(tx, owners, now)),
      actorId: actor.id,
      now,
      config,
      refusals: { named: words.ownPayee, ofAll: words.ownPayeeOfAll },
    }));
  await addDecisions(tx, { groups: ids, verdict, reason, at: now, actorId: actor.id });
  for (const { id, artistName: name, rule, month, plays } of held) {
    await recordStaffAction(tx, {
      actor,
      now,
      action: verdict === 'counted' ? 'screening.count' : 'screening.refuse',
      target: { kind: 'screening', id, name },
      before: null,
      after: { rule, month, plays, reason, ...(isAlone && { isAlone }) },
    });
  }
}
