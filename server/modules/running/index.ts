import { defineModule } from '../../platform/module.ts';

export const runningModule = defineModule({ name: 'running' });

export {
  findArtistsOf,
  findContractOf,
  findPeopleOf,
  findRunningFor,
  findRunningOf,
} from './running.repository.ts';
export { resumeRunning, stopRunning } from './stop-running.ts';
