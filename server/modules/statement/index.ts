import { defineModule } from '../../platform/module.ts';
import { statementJobs } from './statement.jobs.ts';
import { statementRoutes } from './statement.routes.ts';

export const statementModule = defineModule({
  name: 'statement',
  routes: [statementRoutes],
  jobs: [statementJobs],
});

export { apportion } from './apportion.ts';
export { describeDelay, selectDelay } from './payout-delay.repository.ts';
export { closeNamedMonth, ClosingError, requireClosed } from './close-months.ts';
export { findLastClosed, findTerms } from './closing.repository.ts';
export { readPayeeStatement, readStatement } from './read-statement.ts';
export { findSetAside } from './closing-progress.repository.ts';
export { findDeductions } from './find-deductions.ts';
export { findLateClosing } from './late-closing.ts';
export {
  findLabelPayouts,
  findPayeeStatement,
  findStatement,
  type LabelPayouts,
} from './statement.repository.ts';
export { selectHeldPlays } from './statement-held.repository.ts';
export { notifyStatements } from './notify-statements.ts';
