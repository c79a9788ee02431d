import type { ProofUsed } from '#contract/email-proof.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { hasSqlState, sqlStates } from '../../../platform/database/sql-state.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { deleteResets, notifyAccountChange } from '../account/index.ts';
import { claimOffer } from '../../catalogue/label/index.ts';
import { proveStudent } from '../../people/plan/index.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { hashToken } from '../session/index.ts';
import {
  changeUser,
  findUserById,
  holdUser,
  keepSharedAccount,
  readableEmail,
  toUser,
} from '../../people/user/index.ts';
import { deleteProof, deleteProofs, holdProof, type ProofRow } from './email-proof.repository.ts';

const words = sentences.emailProofs;

type Context = Pick<Dependencies, 'clock' | 'config'>;
type Link = { token: string; viewerId: string | null; request?: { ip: string } };
type Opening = { viewerId: string | null; now: Date; config: Context['config'] };

/**
 * Only the signed-in owner proves an account's email: otherwise the email's reader could be
 * tricked into proving it for somebody else's account.
 *
 * @throws {Problem} `invalid`, the same for an expired, used or unknown link; `forbidden` for a
 * visitor or another user.
 */
export async function useProof(
  tx: Db,
  { clock, config }: Context,
  { token, viewerId, request }: Link,
): Promise<ProofUsed> {
  const now = clock();
  try {
    const proof = await holdProof(tx, hashToken(token), now);
    if (proof === null) throw deadLink();
    const opening = { viewerId, now, config };
    const purpose = await act(tx, proof, opening);
    await deleteProof(tx, proof.tokenHash);
    await recordSecurityEvent(tx, {
      kind: 'email',
      outcome: 'success',
      actorId: viewerId,
      subjectId: proof.userId ?? viewerId,
      request,
      detail: { purpose },
    });
    const user = viewerId === null ? null : await findUserById(tx, viewerId);
    return { purpose, email: readableEmail(proof.email), user: user && toUser(user) };
  } catch (error) {
    if (!hasSqlState(error, sqlStates.uniqueViolation)) throw error;
    // Somebody else took the email meanwhile.
    throw deadLink();
  }
}

function act(tx: Db, proof: ProofRow, opening: Opening): Promise<ProofUsed['purpose']> {
  if (proof.purpose === 'offer') return takeOffer(tx, proof, opening);
  if (proof.purpose === 'address') return proveAddress(tx, proof, opening);
  if (proof.purpose === 'student') return proveSchool(tx, proof, opening);
  return changeEmail(tx, proof, opening);
}

async function proveAddress(tx: Db, { userId, email }: ProofRow, opening: Opening) {
  const user = await holdOwner(tx, userId, opening);
  if (user.email !== email) throw deadLink();
  await changeUser(tx, user.id, { emailVerifiedAt: opening.now });
  return 'address' as const;
}

async function proveSchool(tx: Db, { userId, email }: ProofRow, opening: Opening) {
  const user = await holdOwner(tx, userId, opening);
  await proveStudent(tx, { userId: user.id, email, today: toDay(opening.now) });
  return 'student' as const;
}

/** Staff changes need no session: the user may have lost access with the former email. */
async function changeEmail(tx: Db, { userId, email, purpose }: ProofRow, opening: Opening) {
  const viewerId = purpose === 'staff-change' ? userId : opening.viewerId;
  const user = await holdOwner(tx, userId, { ...opening, viewerId });
  keepSharedAccount(opening.config, user.isDemo);
  await changeUser(tx, user.id, { email, emailVerifiedAt: opening.now });
  // The former email's reader must not use the account's links.
  await deleteResets(tx, user.id);
  await deleteProofs(tx, user.id);
  const change = { userId: user.id, change: 'emailChanged', to: [user.email, email] } as const;
  await notifyAccountChange(tx, change, opening.now);
  return 'change' as const;
}

/** Turns a listener's account into an artist's. */
async function takeOffer(tx: Db, { contractId, email }: ProofRow, { viewerId, now }: Opening) {
  if (contractId === null) throw deadLink();
  const user = await holdOwner(tx, viewerId, { viewerId });
  if (user.role !== 'user' && user.role !== 'artist') {
    throw problem('forbidden', { error: words.notForArtists });
  }
  if (!(await claimOffer(tx, contractId, user.id))) throw deadLink();
  await changeUser(tx, user.id, {
    role: 'artist',
    ...(user.email === email && { emailVerifiedAt: user.emailVerifiedAt ?? now }),
  });
  return 'offer' as const;
}

async function holdOwner(tx: Db, userId: string | null, { viewerId }: Pick<Opening, 'viewerId'>) {
  if (viewerId === null) throw problem('forbidden', { error: words.signInFirst });
  if (viewerId !== userId) throw problem('forbidden', { error: words.somebodyElse });
  const user = await holdUser(tx, viewerId);
  if (user === null) throw deadLink();
  return user;
}

const deadLink = () => problem('invalid', { error: words.deadLink });
