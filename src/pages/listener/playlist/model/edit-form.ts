import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';
import { playlistLimits } from '@/shared/contract/limits.ts';

/** Keys of this feature's catalogue, which the schema uses as messages. */
export type EditMessage = 'error.nameRequired' | 'error.nameLong' | 'error.descriptionLong';

const message = (key: EditMessage) => key;

/** What the owner of a playlist may say about it. */
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
  isPublic: z.boolean(),
});

export type EditForm = z.infer<typeof editFormSchema>;
