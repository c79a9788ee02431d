import type { Browser } from '@playwright/test';
import { openWalk, type OwnGlobals, type Story } from '../story-walk/index.ts';
import type { Settings } from './settings.ts';

/** One story at one width, to be photographed in each of these themes in this order. */
export type Shot = { story: Story; width: number; themes: string[] };

export type Plan = {
  shots: Shot[];
  /** Stories that say themselves that they are not photographed. */
  notPhotographed: Story[];
};

type Options = { origin: string; stories: readonly Story[]; settings: Settings };

/** Who is photographed how: a story keeps to the theme and the window that it fixes itself. */
export async function planShots(
  browser: Browser,
  { origin, stories, settings }: Options,
): Promise<Plan> {
  const chosen = stories.filter((story) => isChosen(story, settings.only));
  const walk = await openWalk(browser, { origin, viewport: windowOf(1440) });
  const shots: Shot[] = [];
  for (const story of chosen.filter(isPhotographed)) {
    shots.push(...shotsOf(story, await walk.ownGlobals(story.id), settings));
  }
  await walk.close();
  return { shots, notPhotographed: chosen.filter((story) => !isPhotographed(story)) };
}

/** The window of a width, in CSS pixels: a phone is tall. */
export const windowOf = (width: number): { width: number; height: number } => ({
  width,
  height: width < 640 ? 844 : 900,
});

export function shotsOf(
  story: Story,
  own: OwnGlobals,
  { themes, widths }: Pick<Settings, 'themes' | 'widths'>,
): Shot[] {
  const ownThemes = own.theme === undefined ? themes : [own.theme];
  const ownWidths = own.size ? [own.size.width] : widths;
  return ownWidths.map((width) => ({ story, width, themes: ownThemes }));
}

const isPhotographed = ({ tags }: Story) => !tags.includes('no-photo');

const isChosen = ({ id, title, name }: Story, only: RegExp | undefined) =>
  !only || only.test(`${title}/${name}`) || only.test(id);
