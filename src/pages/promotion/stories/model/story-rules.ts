import * as z from 'zod/mini';
import { deliveredStorySchema } from '@/shared/contract/story.ts';
import { contrastIn, type StoryTyped } from './story-form';

const {
  content,
  caption,
  trackId,
  file: _,
  ...fields
} = z.omit(deliveredStorySchema, {
  id: true,
  at: true,
}).shape;
const { trackTitle, ...colours } = fields;

/** Only checked for text stories; other types keep the typed text but do not send it. */
const ofWords = (path: keyof StoryTyped, error: string, holds: (form: StoryTyped) => boolean) =>
  z.refine<StoryTyped>((form) => form.type !== 'text' || holds(form), {
    path: [path],
    error,
    when: () => true,
  });

/** The rules of a story. See docs/product/stories.md. */
export const storyRules = z
  .object({
    ...colours,
    content: z.string(),
    caption: caption.check(z.minLength(1)),
    trackId: z.string(),
  })
  .check(
    ofWords('content', 'missing', ({ content: words }) => words.trim() !== ''),
    ofWords('content', 'long', ({ content: words }) => content.safeParse(words).success),
    ofWords('textColor', 'contrast', (form) => contrastIn(form).isEnough),
  );

/** A story on this device. */
export const newStorySchema = z.object({
  ...fields,
  content,
  caption,
  trackId,
  id: deliveredStorySchema.shape.id,
  fileKey: z.nullable(z.string()),
  fileName: z.string(),
});
