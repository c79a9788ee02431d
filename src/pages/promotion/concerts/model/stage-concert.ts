import { stageFiles } from '@/entities/outbox';
import { stagedFile } from '@/shared/contract/staged-file.ts';
import type { NewConcert } from './concert-tool';

/** Uploads the picture of a concert before the concert itself. */
export const stageConcert = stageFiles((concert) => [
  {
    key: (concert as NewConcert).fileKey,
    address: 'promotion/uploads/concert-picture',
    answer: 'picture',
    field: 'venueImage',
    toName: (hash) => `${stagedFile}${hash}`,
    mayBeGone: true,
  },
]);
