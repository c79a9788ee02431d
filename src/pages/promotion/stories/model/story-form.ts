import { contrastOf } from '@/shared/contract/contrast-of.ts';
import type { DeliveredStory } from '@/shared/contract/story.ts';
import { storyColours, storyLimits } from '@/shared/contract/story-limits.ts';
import { formSchema } from '@/shared/lib/form';

/** What is filled in of a story beside its file; without a track its id is empty. */
export type StoryTyped = Pick<
  DeliveredStory,
  'type' | 'content' | 'caption' | 'backgroundColor' | 'textColor'
> & { trackId: string };

export const storySchema = formSchema<StoryTyped, StoryTyped>(
  async () => (await import('./story-rules')).storyRules,
);

export const emptyStory: StoryTyped = {
  type: 'photo',
  content: '',
  caption: '',
  trackId: '',
  backgroundColor: storyColours.background,
  textColor: storyColours.text,
};

const [white, black] = ['#ffffff', '#000000'] as const;

/** How the words of a text story stand out from their ground, and the colour of words that stands out most. */
export function contrastIn({
  backgroundColor,
  textColor,
}: Pick<StoryTyped, 'backgroundColor' | 'textColor'>) {
  const ratio = contrastOf(backgroundColor, textColor);
  const isWhiteBetter = contrastOf(backgroundColor, white) >= contrastOf(backgroundColor, black);
  return {
    ratio,
    isEnough: ratio >= storyLimits.contrastMin,
    mended: isWhiteBetter ? white : black,
  };
}
