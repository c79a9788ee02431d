import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { isEmailDue } from '../../../platform/email/is-email-due.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { spanish } from '../../../platform/sentences.ts';
import { hashToken, newToken } from '../session/index.ts';
import { findUserByEmail, findUserById } from '../../people/user/index.ts';
import { findOffering } from '../../catalogue/label/index.ts';
import {
  deleteProofOfOffer,
  deleteProofs,
  insertProof,
  setWantedLink,
} from './email-proof.repository.ts';
import { laterThan, offerDays, proofHours, proofEmail, addressInUseEmail } from './proof-email.ts';
import { isChange, type WantedProof } from './wanted-proof.ts';

/** Returns null where no email is due. */
export async function makeProofEmail(
  context: Dependencies,
  wanted: WantedProof,
): Promise<EmailMessage | null> {
  const { db, clock, config } = context;
  const proof = await makeProof(db, wanted, { now: clock(), origin: publicOrigin(config) });
  const owner = proof && isChange(wanted) ? await findUserByEmail(db, wanted.email) : null;
  return owner === null ? proof : makeOwnerEmail(context, owner);
}

/** Voids earlier links; returns null for a link that would lead nowhere. */
async function makeProof(
  db: Db,
  wanted: WantedProof,
  { now, origin }: { now: Date; origin: string },
): Promise<EmailMessage | null> {
  const token = newToken();
  const row = { tokenHash: hashToken(token), email: wanted.email };
  const link = `${origin}/verify-email#${new URLSearchParams({ token, for: wanted.purpose })}`;
  return inTransaction(db, async (tx) => {
    if (wanted.purpose === 'offer') {
      const { purpose, contractId } = wanted;
      const label = await findOffering(tx, contractId);
      if (label === null) return null;
      await deleteProofOfOffer(tx, contractId);
      const expiresAt = laterThan(now, offerDays * 24);
      await insertProof(tx, { ...row, purpose, contractId, expiresAt });
      return proofEmail({ to: wanted.email, language: spanish, link }, { purpose, label });
    }
    const user = await findUserById(tx, wanted.userId);
    if (user === null) return null;
    const expiresAt = laterThan(now, proofHours);
    if (wanted.purpose === 'address' || wanted.purpose === 'student') {
      const { purpose, userId } = wanted;
      await deleteProofs(tx, userId, [purpose]);
      await insertProof(tx, { ...row, purpose, userId, expiresAt });
    } else if (!(await setWantedLink(tx, wanted, { tokenHash: row.tokenHash, expiresAt }))) {
      return null;
    }
    const { purpose } = wanted;
    return proofEmail({ to: wanted.email, language: user.language, link }, { purpose });
  });
}

/** Sends at most one an hour. */
async function makeOwnerEmail(
  context: Dependencies,
  { email, language }: { email: string; language: string },
): Promise<EmailMessage | null> {
  const isDue = await isEmailDue(context, { kind: 'email-wanted', to: email });
  return isDue ? addressInUseEmail({ to: email, language }) : null;
}
