import { defineModule } from '../../../platform/module.ts';

export const labelModule = defineModule({ name: 'label' });

export { type Span, getSpans, type Terms } from './contract-spans.ts';
export { isAgreementOver } from './label-agreement.repository.ts';
export { findLabels, findLabelsOf } from './label-choice.repository.ts';
export { countUnsigned, firstLabel, hasContract } from './label-today.repository.ts';
export { labelsOf, workersOf, worksWith } from './label-member.repository.ts';
export { findLabelName, findLabelNames, labelName } from './label-name.repository.ts';
export {
  claimOffer,
  contractHolds,
  type ContractRow,
  deleteContract,
  findContractOf,
  findContracts,
  findLabelInForce,
  findOffering,
  forgetOffered,
  holdsOn,
  insertContract,
  isArtistOf,
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
export {
  findLabelPeople,
  hasSigned,
  isEditor,
  speaksFor,
  worksFor,
  worksForLabelOf,
} from './people-of-artist.repository.ts';
export { requireAgreement, requireAnyAgreement } from './require-agreement.ts';
export { holdOver, holdUntold, termFrom } from './agreement-term.repository.ts';
export { refuseTwin } from './refuse-twin.repository.ts';
