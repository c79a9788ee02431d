import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '@/shared/config/brand';
import { Inline } from '@/shared/ui/stack';
import { ComposedArt } from './ComposedArt';
import { bare, foundationId, foundationNames, foundations } from './foundations';
import { Principles } from './Principles';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { StoryLink } from './StoryLink';
import * as styles from './Welcome.css';

export default {
  title: 'Foundations/Welcome',
  tags: ['!autodocs', '!manifest'],
  parameters: bare,
} satisfies Meta;

const pages = foundationNames
  .slice(1)
  .map((name) => ({ name, says: foundations[name], to: foundationId(name) }));

const parts = [
  {
    name: 'Kit',
    to: 'kit-actions-button--docs',
    says: 'Pieces that know nothing of music: actions, forms, content, feedback, overlays, navigation, layout.',
  },
  {
    name: 'Figures',
    to: 'figures-numbers-stat-card--docs',
    says: 'What says how much: stat cards, charts, tables.',
  },
  {
    name: 'Work',
    to: 'work-office-office-page--docs',
    says: 'Pieces of the offices: their frame, states, promotion, payments, labels, editorial, administration.',
  },
  {
    name: 'Music',
    to: 'music-player-player-bar-reproductor--docs',
    says: 'Pieces for listeners: the player, tracks, playlists, albums, artists, people, accounts, the shell around them.',
  },
  {
    name: 'Screens',
    to: 'screens-listener-home-inicio--docs',
    says: 'Whole pages in every state: ready, loading, empty, not found, denied, failed, for a visitor, on a phone.',
  },
];

const tools = [
  { name: 'Theme', says: 'Night or paper. Each theme is a full set of the same tokens.' },
  { name: 'Viewport', says: 'Wide 1440, laptop 1024, tablet 768, phone 390, small phone 320.' },
  { name: 'Role', says: 'Signs somebody else in: visitor, user, artist, label, editorial, admin.' },
  { name: 'Motion', says: 'Shows what a person sees who asked their device for less motion.' },
  { name: 'Colours', says: 'Shows what a person sees whose device forces its own colours.' },
  {
    name: 'Network',
    says: 'Fine, two seconds slow, or down, for whatever the story asks of the server.',
  },
  {
    name: 'Sidebar filter',
    says: 'Shows the stories of a state alone, by their tags: state:empty, state:failed, state:long-text.',
  },
];

type RowsProps = { of: { name: string; says: string; to?: string }[]; viewMode?: 'story' | 'docs' };

const Rows = ({ of: rows, viewMode = 'story' }: RowsProps) => (
  <dl>
    {rows.map(({ name, says, to }) => (
      <div key={name} className={styles.row}>
        <dt className={specimen.token}>
          {to ? (
            <StoryLink to={to} viewMode={viewMode}>
              {name}
            </StoryLink>
          ) : (
            name
          )}
        </dt>
        <dd className={specimen.note}>{says}</dd>
      </div>
    ))}
  </dl>
);

export const Welcome: StoryObj = {
  render: () => (
    <SpecimenPage
      page="Welcome"
      title="Music from a lit window"
      words={
        <>
          <p className={specimen.lead}>
            This is the design system of {brand}: what the product is made of, piece by piece, in
            every state it can be in. A warm night, one glowing accent, big art, generous type.
          </p>
          <StoryLink to={foundationId('Colour')}>Start with colour</StoryLink>
        </>
      }
      lead={
        <Inline gap={3} align="end">
          <ComposedArt kind="playlist" id="pls_ventana" name="Luna llena" className={styles.arch} />
          <ComposedArt
            kind="artist"
            id="art_vera"
            name="Vera Solana"
            genre="Jazz"
            className={styles.arch}
          />
          <ComposedArt kind="album" id="alb_orilla" genre="Folk" className={styles.arch} />
        </Inline>
      }
    >
      <Plate title="Principles" note="Six sentences that settle most questions.">
        <Principles />
      </Plate>

      <Plate
        title="Foundations"
        note="Eight pages, each drawn from the tokens, the code and the catalogues themselves: none of them can be out of date."
      >
        <Rows of={pages} />
      </Plate>

      <Plate
        title="The rest of the sidebar"
        note="From the smallest piece to the whole screen. Ctrl K finds any of them by name."
      >
        <Rows of={parts} viewMode="docs" />
      </Plate>

      <Plate
        title="The toolbar"
        note="Above every story. A choice holds until it is changed, and it stands in the address, so that a link shows what you saw."
      >
        <Rows of={tools} />
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voice' })).toHaveAttribute(
      'href',
      './?path=/story/foundations-voice--voice',
    );
  },
};
