import type { RecoveryCodes, SecondFactorSetup } from '#contract/second-factor.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { findUserById, keepSharedAccount } from '../../people/user/index.ts';
import { checkCode } from './check-code.ts';
import { getAddress, newSecret, getStep } from './one-time-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import {
  confirmSecret,
  deleteSecondFactor,
  findSecondFactor,
  offerSecret,
  replaceRecoveryCodes,
  takeStep,
} from './second-factor.repository.ts';

type Clock = Dependencies['clock'];

/**
 * The first code confirms the secret.
 *
 * @throws {Problem} `duplicate` if one is in use; `forbidden` for a shared demo account.
 */
export async function beginSetup(
  tx: Db,
  { config }: Pick<Dependencies, 'config'>,
  userId: string,
): Promise<SecondFactorSetup> {
  const user = await findUserById(tx, userId);
  if (user === null) throw problem('unauthorized');
  keepSharedAccount(config, user.isDemo);
  const secret = newSecret();
  if (!(await offerSecret(tx, userId, secret))) throw alreadyOn();
  return { secret, address: getAddress(secret, user.email) };
}

/** @throws {Problem} `invalid` with the field for a wrong code; `duplicate` if one is in use. */
export async function confirmSetup(
  tx: Db,
  clock: Clock,
  userId: string,
  code: string,
): Promise<RecoveryCodes> {
  const now = clock();
  const factor = await findSecondFactor(tx, userId);
  if (factor === null) throw wrongCode();
  const { secret } = factor;
  const step = getStep(secret, code.replace(/\s/g, ''), now);
  if (step === null) throw wrongCode();
  if (!(await takeStep(tx, userId, step))) throw wrongCode();
  if (!(await confirmSecret(tx, { userId, secret, now }))) throw alreadyOn();
  return makeRecoveryCodes(tx, userId);
}

/** @throws {Problem} `invalid` with the field for a wrong code. */
export async function renewRecoveryCodes(
  tx: Db,
  clock: Clock,
  userId: string,
  code: string,
): Promise<RecoveryCodes> {
  if (!(await checkCode(tx, userId, { code, now: clock() }))) throw wrongCode();
  return makeRecoveryCodes(tx, userId);
}

/** @throws {Problem} `invalid` with the field for a wrong code. */
export async function removeSecondFactor(
  tx: Db,
  clock: Clock,
  userId: string,
  code: string,
): Promise<void> {
  if (!(await checkCode(tx, userId, { code, now: clock() }))) throw wrongCode();
  await deleteSecondFactor(tx, userId);
}

async function makeRecoveryCodes(tx: Db, userId: string): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode));
  return { recoveryCodes };
}

const alreadyOn = () => problem('duplicate', { error: sentences.secondFactor.alreadyOn });

const wrongCode = () => {
  const error = sentences.secondFactor.wrongCode;
  return problem('invalid', { error, fields: { code: error } });
};
