import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  contrastPairs,
  darkPalette,
  lightPalette,
  measurePair,
  type Palette,
} from '@/shared/theme/index.testing';
import { Stack } from '@/shared/ui/stack';
import { Band } from './Band';
import { ColourGroup } from './ColourGroup';
import { bare } from './foundations';
import { Gallery } from './Gallery';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { getLeaves } from './tokens';

export default {
  title: 'Foundations/Colour',
  tags: ['!autodocs', '!manifest'],
  parameters: bare,
} satisfies Meta;

const groups: Record<keyof Palette, { title: string; note: string }> = {
  surface: {
    title: 'Surface',
    note: 'Grounds. A page lies on ground, a card on raised, a menu on overlay; depth is a step of ground, never a shadow alone.',
  },
  text: { title: 'Text', note: 'Two inks for every surface, and one for art.' },
  accent: {
    title: 'Accent: azafrán',
    note: 'Saffron, once on a screen: what plays, what is selected, the one main action.',
  },
  liked: { title: 'Liked: clavel', note: 'Carnation is for hearts.' },
  status: {
    title: 'Status',
    note: 'Danger, success, warning, information. A word or an icon always stands beside the colour.',
  },
  border: { title: 'Border', note: 'Quiet parts, strong outlines what can be pressed.' },
  role: {
    title: 'Role',
    note: 'Badges of who somebody is: admin red, artist green, label purple, user grey.',
  },
  focus: { title: 'Focus', note: 'The one focus ring, on every surface.' },
};

const themes = [
  { theme: 'dark', name: 'Night', palette: darkPalette },
  { theme: 'light', name: 'Paper', palette: lightPalette },
];

const pairs = themes.flatMap(({ palette }) => contrastPairs(palette));
const failing = pairs.filter((pair) => !measurePair(pair).isEnough);

export const Colour: StoryObj = {
  render: () => (
    <SpecimenPage
      page="Colour"
      lead={
        <>
          Named by meaning, never by hue, and filled twice: by night and on paper. {pairs.length}{' '}
          pairs of ink and ground are measured here by the rule that the tests use: 4.5:1 for text,
          3:1 for graphics. {failing.length === 0 ? 'All of them pass.' : `${failing.length} fail.`}
        </>
      }
    >
      <Plate title="At a glance" note="Each value once, in the order of the groups below.">
        <Gallery least={320} gap={3}>
          {themes.map(({ theme, name, palette }) => (
            <Stack key={theme} as="figure" gap={2}>
              <Band isTall colours={new Set(getLeaves(palette).map(([, colour]) => colour))} />
              <figcaption className={specimen.value}>{name}</figcaption>
            </Stack>
          ))}
        </Gallery>
      </Plate>
      {Object.entries(groups).map(([group, { title, note }]) => (
        <Plate key={group} title={title} note={note}>
          <Gallery least={320} gap={3}>
            {themes.map(({ theme, name, palette }) => (
              <Stack key={theme} data-theme={theme} className={specimen.panel}>
                <p className={specimen.value}>{name}</p>
                <ColourGroup group={group as keyof Palette} palette={palette} />
              </Stack>
            ))}
          </Gallery>
        </Plate>
      ))}
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Pass/)).toHaveLength(pairs.length);
    await expect(canvas.queryByText(/^Fail/)).toBeNull();
  },
};
