import * as z from 'zod/mini';
import { type DeliveredStory, deliveredStorySchema } from '@/shared/contract/story.ts';
import { typedIdOrNone } from '@/shared/lib/form';
import { contrastIn } from './contrast-in';

const { content, caption, trackId, file, ...fields } = z.omit(deliveredStorySchema, {
  id: true,
  at: true,
}).shape;
const { trackTitle, ...colours } = fields;

type Words = Pick<DeliveredStory, 'type' | 'content' | 'backgroundColor' | 'textColor'>;

/** Only checked for text stories; other types keep the typed text but do not send it. */
const ofWords = (path: keyof Words, error: string, holds: (form: Words) => boolean) =>
  z.refine<Words>((form) => form.type !== 'text' || holds(form), {
    path: [path],
    error,
    when: () => true,
  });

/** The rules of a story. See docs/product/stories.md. */
export const rules = z
  .object({
    ...colours,
    content: z.string(),
    caption: caption.check(z.minLength(1)),
    trackId: typedIdOrNone,
  })
  .check(
    ofWords('content', 'missing', ({ content: words }) => words.trim() !== ''),
    ofWords('content', 'long', ({ content: words }) => content.safeParse(words).success),
    ofWords('textColor', 'contrast', (form) => contrastIn(form).isEnough),
  );

/** A story on this device. */
export const stored = z.object({
  ...fields,
  content,
  caption,
  trackId,
  id: deliveredStorySchema.shape.id,
  /** Named once it is sent. */
  file,
  /** Key of the file on the device; null for a text. */
  fileKey: z.nullable(z.string()),
  fileName: z.string(),
});

export type StoryTyped = z.input<typeof rules>;
export type StorySent = z.output<typeof rules>;
export type NewStory = z.output<typeof stored>;
