import { sendStaged } from '@/entities/outbox';

/** A newly chosen file, or the one already kept on the device. */
export type ChosenPicture = File | 'kept' | null;

/** Uploads a picture before the change that names it. */
export const sendPicture = (file: File, signal: AbortSignal) =>
  sendStaged('promotion/uploads/concert-picture', 'picture', file, signal);
