import { defineModule } from '../../../platform/module.ts';
import { uploadJobs } from './upload.jobs.ts';

export const uploadModule = defineModule({ name: 'upload', jobs: [uploadJobs] });

export { takeLargeFiles } from './take-large-files.ts';
