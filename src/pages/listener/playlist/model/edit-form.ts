import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';
import { visibilities } from '@/shared/contract/playlist.ts';
import { playlistLimits } from '@/shared/contract/limits.ts';

/** Keys of the catalogue, used as the schema's messages. */
export type EditMessage = 'error.nameRequired' | 'error.nameLong' | 'error.descriptionLong';

const message = (key: EditMessage) => key;

export const editFormSchema = z.object({
  name: z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, message('error.nameRequired')),
      z.maxLength(playlistLimits.nameMax, message('error.nameLong')),
    ),
  description: z
    .string()
    .check(
      trimUnseen(),
      z.maxLength(playlistLimits.descriptionMax, message('error.descriptionLong')),
    ),
  visibility: z.enum(visibilities),
});

export type EditForm = z.infer<typeof editFormSchema>;
