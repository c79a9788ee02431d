import { stageFiles } from '@/entities/outbox';
import { stagedPicture } from '@/shared/contract/concert-choices.ts';
import type { NewConcert } from './concert-tool';

/** Brings the picture of a concert to the server, which has it before the concert. */
export const stageConcert = stageFiles((concert) => [
  {
    key: (concert as NewConcert).fileKey,
    address: 'promotion/uploads/concert-picture',
    answer: 'picture',
    field: 'venueImage',
    toName: (hash) => `${stagedPicture}${hash}`,
    mayBeGone: true,
  },
]);
