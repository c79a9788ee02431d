import * as z from 'zod/mini';
import { changeEditorialPlaylistBodySchema } from '@/shared/contract/editorial-playlist.ts';
import { typedNumber } from '@/shared/lib/form';

const { priority, ...fields } = changeEditorialPlaylistBodySchema.shape;

export const playlistRules = z.object({ ...fields, priority: typedNumber(priority) });
