import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '@/shared/config/brand';
import { ComposedArt } from './ComposedArt';
import { Contents } from './Contents';
import { foundationId } from './foundations';
import { Parts } from './Parts';
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

const tools = [
  { name: 'Theme', does: 'Night or paper. Each theme is a full set of the same tokens.' },
  { name: 'Viewport', does: 'Wide 1440, laptop 1024, tablet 768, phone 390, small phone 320.' },
  { name: 'Role', does: 'Signs somebody else in: visitor, user, artist, label, editorial, admin.' },
  { name: 'Motion', does: 'Shows what a person sees who asked their device for less motion.' },
  {
    name: 'Network',
    does: 'Fine, two seconds slow, or down, for whatever the story asks of the server.',
  },
  {
    name: 'Sidebar filter',
    does: 'Shows the stories of a state alone, by their tags: state:empty, state:failed, state:long-text.',
  },
];

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
        note="Seven pages, each drawn from the tokens, the code and the catalogues themselves: none of them can be out of date."
      >
        <Contents />
      </Plate>

      <Plate
        title="The rest of the sidebar"
        note="From the smallest piece to the whole screen. Ctrl K finds any of them by name."
      >
        <Parts />
      </Plate>

      <Plate
        title="The toolbar"
        note="Above every story. A choice holds until it is changed, and it stands in the address, so that a link shows what you saw."
      >
        <dl className={styles.tools}>
          {tools.map(({ name, does }) => (
            <div key={name} className={styles.tool}>
              <dt className={specimen.token}>{name}</dt>
              <dd className={specimen.note}>{does}</dd>
            </div>
          ))}
        </dl>
      </Plate>
    </Book>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Voice/ })).toHaveAttribute(
      'href',
      './?path=/story/foundations-voice--voice',
    );
  },
};
