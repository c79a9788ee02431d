import { defineModule } from '../../../platform/module.ts';
import { analysisJobs } from './analyse.jobs.ts';

export const soundAnalysisModule = defineModule({ name: 'sound-analysis', jobs: [analysisJobs] });
