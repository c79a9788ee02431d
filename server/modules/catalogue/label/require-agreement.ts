import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { areAgreementsOver, isAgreementOver } from './label-agreement.repository.ts';

const error = sentences.labels.agreementOver;

/** @throws {Problem} `forbidden` once the agreement with the service is over. */
export async function requireAgreement(tx: Db, labelId: string): Promise<void> {
  if (await isAgreementOver(tx, labelId)) throw problem('forbidden', { error });
}

/** @throws {Problem} `forbidden` once the agreements of all the viewer's labels are over. */
export async function requireAnyAgreement(db: Db, { id }: Pick<Viewer, 'id'>): Promise<void> {
  if (await areAgreementsOver(db, id)) throw problem('forbidden', { error });
}
