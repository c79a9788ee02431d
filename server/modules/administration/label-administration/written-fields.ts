import { contractStatusSchema } from '#contract/label.ts';
import type { LabelRow } from '../../catalogue/label/index.ts';

/** Every status except active and pending counts as over. */
export function writtenFields(row: LabelRow) {
  return {
    name: row.name,
    email: row.email,
    website: row.website,
    country: row.country,
    foundedYear: row.foundedYear,
    contactPerson: row.contactPerson,
    phone: row.phone,
    royaltyRate: row.royaltyRate,
    contractStatus: contractStatusSchema.parse(row.contractStatus),
  };
}
