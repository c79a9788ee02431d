import type { NewStory } from '@/features/create-story';
import { contrastOf } from '@/shared/contract/contrast-of.ts';
import type { StoryType } from '@/shared/contract/story.ts';
import { storyColours, storyLimits, storyTypes } from '@/shared/contract/story-limits.ts';

/** What is filled in of a story beside its file. */
export type StoryForm = {
  type: StoryType;
  content: string;
  caption: string;
  trackId: string;
  backgroundColor: string;
  textColor: string;
};

export const emptyForm: StoryForm = {
  type: 'photo',
  content: '',
  caption: '',
  trackId: '',
  backgroundColor: storyColours.background,
  textColor: storyColours.text,
};

export const formOf = (story: NewStory): StoryForm => ({
  type: story.type,
  content: story.content,
  caption: story.caption,
  trackId: story.trackId ?? '',
  backgroundColor: story.backgroundColor,
  textColor: story.textColor,
});

const [white, black] = ['#ffffff', '#000000'] as const;

/** How the words of a text story stand out from their ground, and the colour of words that stands out most. */
export function contrastIn({ backgroundColor, textColor }: StoryForm) {
  const ratio = contrastOf(backgroundColor, textColor);
  const isWhiteBetter = contrastOf(backgroundColor, white) >= contrastOf(backgroundColor, black);
  return {
    ratio,
    isEnough: ratio >= storyLimits.contrastMin,
    mended: isWhiteBetter ? white : black,
  };
}

/** Whether something kept on the device is a form. */
export function isStoryForm(candidate: unknown): candidate is StoryForm {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const form = candidate as Record<string, unknown>;
  return (
    storyTypes.some((type) => type === form['type']) &&
    (['content', 'caption', 'trackId', 'backgroundColor', 'textColor'] as const).every(
      (name) => typeof form[name] === 'string',
    )
  );
}
