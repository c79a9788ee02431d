import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  type ContrastPair,
  contrastPairs,
  darkPalette,
  lightPalette,
  measurePair,
} from '@/shared/theme/index.testing';
import { ColourGroup } from './ColourGroup';
import * as styles from './Colour.css';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { leavesOf } from './tokens';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const groups: { name: keyof typeof darkPalette; title: string; note: string }[] = [
  {
    name: 'surface',
    title: 'Surface',
    note: 'Grounds. A page lies on ground, a card on raised, a menu on overlay; depth is a step of ground, never a shadow alone.',
  },
  { name: 'text', title: 'Text', note: 'Two inks for every surface, and one for art.' },
  {
    name: 'accent',
    title: 'Accent: azafrán',
    note: 'Saffron, once on a screen: what plays, what is selected, the one main action.',
  },
  { name: 'liked', title: 'Liked: clavel', note: 'Carnation is for hearts.' },
  {
    name: 'status',
    title: 'Status',
    note: 'Danger, success, warning, information. A word or an icon always stands beside the colour.',
  },
  { name: 'border', title: 'Border', note: 'Quiet parts, strong outlines what can be pressed.' },
  {
    name: 'role',
    title: 'Role',
    note: 'Badges of who somebody is: admin red, artist green, label purple, user grey.',
  },
  { name: 'plan', title: 'Plan', note: 'Badges of what somebody pays for.' },
  { name: 'focus', title: 'Focus', note: 'The one focus ring, on every surface.' },
];

const themes = [
  { theme: 'dark', name: 'Night', palette: darkPalette },
  { theme: 'light', name: 'Paper', palette: lightPalette },
] as const;

const pairs: ContrastPair[] = themes.flatMap(({ palette }) => contrastPairs(palette));
const failing = pairs.filter((pair) => !measurePair(pair).isEnough);

export const Colour: Story = {
  render: () => (
    <SpecimenPage
      title="Colour"
      lead={
        <>
          Named by meaning, never by hue, and filled twice: by night and on paper. {pairs.length}{' '}
          pairs of ink and ground are measured here by the rule that the tests use: 4.5:1 for text,
          3:1 for graphics. {failing.length === 0 ? 'All of them pass.' : `${failing.length} fail.`}
        </>
      }
    >
      <Plate title="At a glance" note="Each value once, in the order of the groups below.">
        <div className={styles.themes}>
          {themes.map(({ theme, name, palette }) => (
            <figure key={theme}>
              <div data-theme={theme} className={styles.band}>
                {[...new Set(leavesOf(palette).map(([, colour]) => colour))].map((colour) => (
                  <span key={colour} className={styles.stripe} style={{ background: colour }} />
                ))}
              </div>
              <figcaption className={specimen.value}>{name}</figcaption>
            </figure>
          ))}
        </div>
      </Plate>
      {groups.map(({ name, title, note }) => (
        <Plate key={name} title={title} note={note}>
          <div className={styles.themes}>
            {themes.map(({ theme, name: themeName, palette }) => (
              <div key={theme} data-theme={theme} className={styles.panel}>
                <ColourGroup group={name} palette={palette} themeName={themeName} />
              </div>
            ))}
          </div>
        </Plate>
      ))}
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Pass/)).toHaveLength(pairs.length);
    await expect(canvas.queryByText(/^Fail/)).toBeNull();
  },
};
