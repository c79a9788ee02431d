import { defineModule } from '../../../platform/module.ts';
import { loudnessJobs } from './loudness.jobs.ts';

export const loudnessModule = defineModule({ name: 'loudness', jobs: [loudnessJobs] });
