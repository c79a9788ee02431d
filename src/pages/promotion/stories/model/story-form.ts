import { getContrast } from '@/shared/contract/get-contrast.ts';
import type { DeliveredStory } from '@/shared/contract/story.ts';
import { storyColours, storyLimits } from '@/shared/contract/story-limits.ts';
import { formSchema } from '@/shared/lib/form';

/** Form values besides the file; the track id may be empty. */
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

/** The contrast of a text story, and the text colour with the highest contrast. */
export function contrastIn({
  backgroundColor,
  textColor,
}: Pick<StoryTyped, 'backgroundColor' | 'textColor'>) {
  const ratio = getContrast(backgroundColor, textColor);
  const isWhiteBetter = getContrast(backgroundColor, white) >= getContrast(backgroundColor, black);
  return {
    ratio,
    isEnough: ratio >= storyLimits.contrastMin,
    mended: isWhiteBetter ? white : black,
  };
}
