import { contractStatusSchema } from '#contract/label.ts';
import type { LabelRow } from './label-list.repository.ts';

/** What staff may change of a label, as it is. What is neither active nor pending is over, whatever it is called. */
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
