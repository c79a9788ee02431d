import type { NewShare } from '#contract/recording-share.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, type Sentence, sentences } from '../../../platform/sentences.ts';
import { normaliseEmail } from '../../people/user/index.ts';
import { findLivingPayees } from '../../catalogue/payee/index.ts';
import { findAccepted, findKnownPayees, findPayeeParts } from './recording-share.repository.ts';
import { findHolding } from './share-spans.ts';

const words = sentences.recordingShares;

/** Hundredths of a percent. */
const whole = 10_000;

export type CheckedPart = Pick<NewShare['parts'][number], 'role' | 'part'> & {
  isArtist: boolean;
  payeeId: string | null;
  offeredTo: string | null;
};

type Of = { artistId: string; trackId: string; startsOn: string };

/**
 * Everybody with a part today is named, with 0 if need be, so that nobody loses a part without
 * accepting it.
 *
 * @throws {Problem} `invalid` at `parts`.
 */
export async function checkParts(tx: Db, parts: NewShare['parts'], of: Of): Promise<CheckedPart[]> {
  const sum = parts.reduce((total, { part }) => total + Math.round(part * 100), 0);
  if (sum !== whole) throw refused(words.notWhole);
  const known = await findLivingPayees(tx, await findKnownPayees(tx, of.artistId));
  const checked = parts.map(({ role, part, email, payeeId }): CheckedPart => {
    if (email !== undefined && payeeId !== undefined) throw refused(words.unknownPayee);
    const offeredTo = email === undefined ? null : normaliseEmail(email);
    const payee = known.find(
      (each) => each.id === payeeId || (offeredTo !== null && each.email === offeredTo),
    );
    if (payeeId !== undefined && payee === undefined) throw refused(words.unknownPayee);
    if (payee !== undefined) {
      return { role, part, isArtist: false, payeeId: payee.id, offeredTo: null };
    }
    return { role, part, isArtist: offeredTo === null, payeeId: null, offeredTo };
  });
  if (checked.filter(({ isArtist }) => isArtist).length !== 1) throw refused(words.noArtist);
  const named = checked.flatMap(({ payeeId, offeredTo }) => payeeId ?? offeredTo ?? []);
  if (new Set(named).size < named.length) throw refused(words.namedTwice);
  if (checked.some(({ offeredTo, part }) => offeredTo !== null && part === 0)) {
    throw refused(words.nothing);
  }
  await refuseMissing(tx, named, of, known);
  return checked;
}

async function refuseMissing(
  tx: Db,
  named: readonly string[],
  { artistId, trackId, startsOn }: Of,
  known: Awaited<ReturnType<typeof findLivingPayees>>,
) {
  const held = findHolding(await findAccepted(tx, [artistId]), { trackId, day: startsOn });
  if (held === undefined) return;
  const holders = (await findPayeeParts(tx, [held.id])).filter(({ part }) => part > 0);
  const missing = holders.find(({ payeeId }) => !named.includes(payeeId));
  if (missing === undefined) return;
  const name = known.find(({ id }) => id === missing.payeeId)?.name ?? '';
  throw refused(fill(words.missing, { name }));
}

const refused = (sentence: Sentence) => problem('invalid', { fields: { parts: sentence } });
