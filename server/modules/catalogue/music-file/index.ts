import { defineModule } from '../../../platform/module.ts';

export const musicFileModule = defineModule({ name: 'music-file' });

export { fileOfTrack } from './file-of-track.repository.ts';
export { importFolder, type ImportReport, UnfitFolder } from './import-folder.ts';
