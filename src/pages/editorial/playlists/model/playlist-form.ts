import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';
import { editorialCategories } from '@/shared/contract/editorial-categories.ts';
import { editorialLimits, isOwnCover } from '@/shared/contract/editorial-limits.ts';
import { isForeignAddress } from '@/shared/contract/web-address.ts';
import { playlistLimits } from '@/shared/contract/limits.ts';

/** Keys of this page's catalogue, which the schema uses as messages. */
export type PlaylistFormMessage =
  `form.error.${'name' | 'nameLong' | 'descriptionLong' | 'cover' | 'coverLong' | 'priority'}`;

const message = (key: PlaylistFormMessage) => key;
const { priorityMin, priorityMax, coverAddressMax } = editorialLimits;

/** What a playlist of the house has to say. */
export const playlistFormSchema = z.object({
  name: z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, message('form.error.name')),
      z.maxLength(playlistLimits.nameMax, message('form.error.nameLong')),
    ),
  description: z
    .string()
    .check(
      trimUnseen(),
      z.maxLength(playlistLimits.descriptionMax, message('form.error.descriptionLong')),
    ),
  coverImage: z.string().check(
    trimUnseen(),
    z.maxLength(coverAddressMax, message('form.error.coverLong')),
    z.refine((text) => text === '' || isOwnCover(text) || isForeignAddress(text), {
      message: message('form.error.cover'),
    }),
  ),
  category: z.enum(editorialCategories),
  priority: z
    .int(message('form.error.priority'))
    .check(
      z.minimum(priorityMin, message('form.error.priority')),
      z.maximum(priorityMax, message('form.error.priority')),
    ),
  isActive: z.boolean(),
});

export type PlaylistFormValues = z.infer<typeof playlistFormSchema>;
