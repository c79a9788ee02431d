import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media, vars } from '@/shared/theme';
import * as scales from '@/shared/theme/scales';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';
import { Equalizer } from '@/shared/ui/equalizer';
import { PlayButton } from '@/shared/ui/play-button';
import { Skeleton } from '@/shared/ui/skeleton';
import { EasingCurve } from './EasingCurve';
import * as styles from './Motion.css';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { Token } from './Token';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { ease, ...durations } = scales.motion;

const uses: Record<keyof typeof durations, string> = {
  quick: 'what answers a press: a hover, a heart, a menu item',
  base: 'what comes and goes: a play button on its card, a dialog',
  slow: 'what covers ground: a panel, a page',
};

function Durations() {
  const [isThere, setIsThere] = useState(false);
  const isReduced = useMediaQuery(media.reducedMotion);
  return (
    <div {...(isThere && { 'data-there': '' })}>
      <div className={styles.toolbar}>
        <PlayButton
          label={isThere ? 'Send them back' : 'Send them across'}
          isPlaying={isThere}
          size="medium"
          onClick={() => setIsThere(!isThere)}
        />
        <output className={specimen.note}>
          {isReduced ? 'Reduced: they arrive at once.' : 'Press to send them across.'}
        </output>
      </div>
      {Object.entries(durations).map(([name, duration]) => (
        <div key={name} className={styles.track}>
          <Token path={`motion.${name}`} value={duration} />
          <div className={styles.rail}>
            <span
              className={styles.runner}
              style={{ transitionDuration: vars.motion[name as keyof typeof durations] }}
            />
          </div>
          <p className={specimen.note}>{uses[name as keyof typeof durations]}</p>
        </div>
      ))}
    </div>
  );
}

export const Motion: Story = {
  render: () => (
    <SpecimenPage
      title="Motion"
      lead="Short, easing out, of transform and opacity alone. Where a person asks their device for less motion, everything stands still and still makes sense: choose Reduced motion in the toolbar and look again."
    >
      <Plate title="Durations" note="Under a quarter of a second, all of them.">
        <Durations />
      </Plate>

      <Plate title="Easing" note="One curve: off at once, then settling.">
        <div className={styles.easing}>
          <EasingCurve easing={ease} />
          <Token path="motion.ease" value={ease} />
        </div>
      </Plate>

      <Plate title="Live" note="What moves by itself, and what moves under the pointer.">
        <div className={styles.live}>
          <figure>
            <div className={styles.stage}>
              <Equalizer />
            </div>
            <figcaption className={styles.remark}>The equalizer of the row that plays</figcaption>
          </figure>
          <figure>
            <div className={styles.stage}>
              <Skeleton shape="block" width="100%" height="88px" />
            </div>
            <figcaption className={styles.remark}>A skeleton while something loads</figcaption>
          </figure>
          <figure>
            <div className={styles.stage} lang="es">
              <MediaCard
                artwork={<Artwork src="/api/images/album/alb_luna" seed="alb_luna" sizes="168px" />}
                title="Luna de ámbar"
                to="/album/alb_luna"
                action={<PlayButton label="Reproducir Luna de ámbar" isPlaying={false} />}
              />
            </div>
            <figcaption className={styles.remark}>
              A card: point at it and the play button rises
            </figcaption>
          </figure>
        </div>
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send them across' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Send them back' }));
    await expect(button).toHaveAccessibleName('Send them across');
    button.blur();
  },
};
