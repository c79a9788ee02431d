import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { brand } from '@/shared/config/brand';
import { ComposedArt } from './ComposedArt';
import { foundationId, type Foundation } from './foundations';
import { Principles } from './Principles';
import { Book, Plate } from './SpecimenPage';
import * as specimen from './specimen.css';
import { StoryLink } from './StoryLink';
import * as styles from './Welcome.css';

const meta = {
  title: 'Foundations/Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Row = { name: string; says: string };

const pages: (Row & { name: Foundation })[] = [
  { name: 'Colour', says: 'Every token in both themes, measured against its grounds.' },
  { name: 'Type', says: 'One face: sizes, weights, lines, figures.' },
  { name: 'Space', says: 'The four-pixel grid, radii, borders, layers.' },
  { name: 'Motion', says: 'Durations, the curve, and what moves.' },
  { name: 'Icons', says: 'The set that the application draws today.' },
  { name: 'Art', says: 'Covers, portraits, banners, and their light.' },
  { name: 'Voice', says: 'How the product speaks, read from its catalogues.' },
  { name: 'Screens', says: 'Every address, and who may open it.' },
];

/** The other parts of the sidebar, each with what stands first in it. */
const parts: (Row & { first: string })[] = [
  {
    name: 'Kit',
    first: 'kit-actions-button--docs',
    says: 'Pieces that know nothing of music: actions, forms, content, feedback, overlays, navigation, layout.',
  },
  {
    name: 'Music',
    first: 'music-player-player-bar--docs',
    says: 'Pieces that do: the player, tracks, playlists, albums, artists, people, accounts, the shell around them.',
  },
  {
    name: 'Screens',
    first: 'screens-listener-home-page--docs',
    says: 'Whole pages in every state: ready, loading, empty, not found, denied, failed, for a visitor, on a phone.',
  },
];

const tools: Row[] = [
  { name: 'Theme', says: 'Night or paper. Each theme is a full set of the same tokens.' },
  { name: 'Viewport', says: 'Wide 1440, laptop 1024, tablet 768, phone 390, small phone 320.' },
  { name: 'Role', says: 'Signs somebody else in: visitor, user, artist, label, editorial, admin.' },
  { name: 'Motion', says: 'Shows what a person sees who asked their device for less motion.' },
  {
    name: 'Network',
    says: 'Fine, two seconds slow, or down, for whatever the story asks of the server.',
  },
  {
    name: 'Sidebar filter',
    says: 'Shows the stories of a state alone, by their tags: state:empty, state:failed, state:long-text.',
  },
];

/** What stands where: a name, perhaps a way there, and what it is. */
function Rows<Own extends Row>({ of: rows, link }: { of: Own[]; link?: (row: Own) => ReactNode }) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.name} className={styles.row}>
          <dt className={specimen.token}>{link ? link(row) : row.name}</dt>
          <dd className={specimen.note}>{row.says}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Welcome: Story = {
  render: () => (
    <Book page="Welcome">
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1 className={specimen.title}>Music from a lit window</h1>
          <p className={specimen.lead}>
            This is the design system of {brand}: what the product is made of, piece by piece, in
            every state it can be in. A warm night, one glowing accent, big art, generous type.
          </p>
          <StoryLink to={foundationId('Colour')}>Start with colour</StoryLink>
        </div>
        <div className={styles.windows}>
          <ComposedArt kind="playlist" id="pls_ventana" name="Luna llena" className={styles.arch} />
          <ComposedArt
            kind="artist"
            id="art_vera"
            name="Vera Solana"
            genre="Jazz"
            className={styles.arch}
          />
          <ComposedArt kind="album" id="alb_orilla" genre="Folk" className={styles.arch} />
        </div>
      </header>

      <Plate title="Principles" note="Six sentences that settle most questions.">
        <Principles />
      </Plate>

      <Plate
        title="Foundations"
        note="Eight pages, each drawn from the tokens, the code and the catalogues themselves: none of them can be out of date."
      >
        <Rows
          of={pages}
          link={({ name }) => <StoryLink to={foundationId(name)}>{name}</StoryLink>}
        />
      </Plate>

      <Plate
        title="The rest of the sidebar"
        note="From the smallest piece to the whole screen. Ctrl K finds any of them by name."
      >
        <Rows
          of={parts}
          link={({ name, first }) => (
            <StoryLink to={first} viewMode="docs">
              {name}
            </StoryLink>
          )}
        />
      </Plate>

      <Plate
        title="The toolbar"
        note="Above every story. A choice holds until it is changed, and it stands in the address, so that a link shows what you saw."
      >
        <Rows of={tools} />
      </Plate>
    </Book>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voice' })).toHaveAttribute(
      'href',
      './?path=/story/foundations-voice--voice',
    );
  },
};
