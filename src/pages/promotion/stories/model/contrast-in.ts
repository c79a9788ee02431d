import { getContrast } from '@/shared/rules/get-contrast.ts';
import { storyLimits } from '@/shared/contract/story-limits.ts';

type Colours = { backgroundColor: string; textColor: string };

const [white, black] = ['#ffffff', '#000000'] as const;

/** The contrast of a text story, and the text colour with the highest contrast. */
export function contrastIn({ backgroundColor, textColor }: Colours) {
  const ratio = getContrast(backgroundColor, textColor);
  const isWhiteBetter = getContrast(backgroundColor, white) >= getContrast(backgroundColor, black);
  return {
    ratio,
    isEnough: ratio >= storyLimits.contrastMin,
    mended: isWhiteBetter ? white : black,
  };
}
