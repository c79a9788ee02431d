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
import { Inline, Stack } from '@/shared/ui/stack';
import { EasingCurve } from './EasingCurve';
import { bare } from './foundations';
import { Gallery } from './Gallery';
import * as styles from './Motion.css';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { Token } from './Token';

export default {
  title: 'Foundations/Motion',
  tags: ['!autodocs', '!manifest'],
  parameters: bare,
} satisfies Meta;

const durations = [
  { name: 'quick', use: 'what answers a press: a hover, a heart, a menu item' },
  { name: 'base', use: 'what comes and goes: a play button on its card, a dialog' },
  { name: 'slow', use: 'what covers ground: a panel, a page' },
] as const;

function Durations() {
  const [isThere, setIsThere] = useState(false);
  const isReduced = useMediaQuery(media.reducedMotion);
  return (
    <Stack gap={8} {...(isThere && { 'data-there': '' })}>
      <Inline gap={4}>
        <PlayButton
          label={isThere ? 'Send them back' : 'Send them across'}
          isPlaying={isThere}
          size="medium"
          onClick={() => setIsThere(!isThere)}
        />
        <output className={specimen.note}>
          {isReduced ? 'Reduced: they arrive at once.' : 'Press to send them across.'}
        </output>
      </Inline>
      {durations.map(({ name, use }) => (
        <Stack key={name} gap={3}>
          <Token path={`motion.${name}`} value={scales.motion[name]} />
          <div className={styles.rail}>
            <span className={styles.runner} style={{ transitionDuration: vars.motion[name] }} />
          </div>
          <p className={specimen.note}>{use}</p>
        </Stack>
      ))}
    </Stack>
  );
}

const moving = [
  { what: 'The equalizer of the row that plays', picture: <Equalizer /> },
  {
    what: 'A skeleton while something loads',
    picture: <Skeleton shape="block" width="100%" height="88px" />,
  },
  {
    what: 'A card: point at it and the play button rises',
    picture: (
      <MediaCard
        artwork={<Artwork src="/api/images/album/alb_luna" seed="alb_luna" sizes="168px" />}
        title="Luna de ámbar"
        to="/album/alb_luna"
        action={<PlayButton label="Reproducir Luna de ámbar" isPlaying={false} />}
      />
    ),
  },
];

export const Motion: StoryObj = {
  render: () => (
    <SpecimenPage
      page="Motion"
      lead="Short, easing out, of transform and opacity alone. Where a person asks their device for less motion, everything stands still and still makes sense: choose Reduced motion in the toolbar and look again."
    >
      <Plate title="Durations" note="Under a quarter of a second, all of them.">
        <Durations />
      </Plate>

      <Plate title="Easing" note="One curve: off at once, then settling.">
        <Inline gap={6} isWrapping>
          <EasingCurve easing={scales.motion.ease} />
          <Token path="motion.ease" value={scales.motion.ease} />
        </Inline>
      </Plate>

      <Plate title="Live" note="What moves by itself, and what moves under the pointer.">
        <Gallery least={200}>
          {moving.map(({ what, picture }) => (
            <Stack key={what} as="figure" gap={3}>
              <div className={specimen.stage} lang="es">
                {picture}
              </div>
              <figcaption className={specimen.note}>{what}</figcaption>
            </Stack>
          ))}
        </Gallery>
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
