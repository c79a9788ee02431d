import { defineModule } from '../../platform/module.ts';

export const labelModule = defineModule({ name: 'label' });

export { type Span, getSpans, type Terms } from './contract-spans.ts';
export { isAgreementOver } from './label-agreement.repository.ts';
export { findLabels, findLabelsOf } from './label-choice.repository.ts';
export {
  claimOffer,
  type ContractRow,
  deleteContract,
  findContracts,
  holdsOn,
  insertContract,
  updateContract,
} from './label-contract.repository.ts';
export {
  addLabelMember,
  beginAgreements,
  findOrAddLabels,
  insertLabel,
  type LabelRow,
  removeLabelMember,
  updateLabel,
} from './label.repository.ts';
export { bindsArtist, isEditor, speaksFor } from './people-of-artist.repository.ts';
export { requireAgreement, requireAnyAgreement } from './require-agreement.ts';
