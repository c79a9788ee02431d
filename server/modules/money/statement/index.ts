import { defineModule } from '../../../platform/module.ts';
import { statementJobs } from './statement.jobs.ts';

export const statementModule = defineModule({
  name: 'statement',
  jobs: [statementJobs],
});

export { apportion } from './apportion.ts';
export { closeNamedMonth, ClosingError, requireClosed } from './close-months.ts';
export { findLastClosed, findTerms } from './closing.repository.ts';
export { findSetAside } from './closing-progress.repository.ts';
export { entryParts } from './entry.ts';
export { findDeductions } from './find-deductions.ts';
export { findLateClosing } from './late-closing.ts';
export { findSharedLines, type SharedLineRow } from './shared-amount.repository.ts';
export { findNotes, selectHeldPlays } from './statement-held.repository.ts';
export { findStatedMonth } from './stated-month.repository.ts';
export { notifyStatements } from './notify-statements.ts';
