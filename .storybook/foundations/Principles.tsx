import type { ReactNode } from 'react';
import { Equalizer } from '@/shared/ui/equalizer';
import { IconButton } from '@/shared/ui/icon-button';
import { PlayButton } from '@/shared/ui/play-button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { SkipBack, SkipForward } from 'lucide-react';
import { ComposedArt } from './ComposedArt';
import { Gallery } from './Gallery';
import { failures } from './messages';
import { Said } from './Sentences';
import * as specimen from './specimen.css';
import * as styles from './Welcome.css';

const sleeves = [
  { id: 'alb_1', genre: 'Pop' },
  { id: 'alb_5', genre: 'Electronic' },
  { id: 'alb_9', genre: 'Country' },
];

const principles: { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'One thing glows',
    text: 'Saffron marks what plays, what is selected and the one main action. A second glowing thing puts out the first.',
    picture: (
      <Inline gap={4}>
        <IconButton label="Anterior">
          <SkipBack size={24} aria-hidden />
        </IconButton>
        <PlayButton label="Reproducir" isPlaying={false} size="large" />
        <IconButton label="Siguiente">
          <SkipForward size={24} aria-hidden />
        </IconButton>
      </Inline>
    ),
  },
  {
    title: 'Art is the picture book',
    text: 'Covers are large and many, and lend their light to the page that they head.',
    picture: (
      <Inline style={{ inlineSize: 'min(320px, 100%)' }}>
        {sleeves.map(({ id, genre }) => (
          <div key={id}>
            <ComposedArt kind="album" id={id} genre={genre} />
          </div>
        ))}
      </Inline>
    ),
  },
  {
    title: 'Type is generous',
    text: 'A name may be huge and tight. What is read stays calm, and numbers stand in columns.',
    picture: <p className={styles.poster}>Canciones de madrugada</p>,
  },
  {
    title: 'Night first, paper too',
    text: 'Both themes fill the same tokens. Every ink passes on every ground in both, and no state is told by colour alone.',
    picture: (
      <Inline>
        {['dark', 'light'].map((theme) => (
          <div key={theme} data-theme={theme} className={specimen.panel}>
            <Text weight="heavy">Luna de ámbar</Text>
            <Text size="small" tone="muted">
              Vera Solana
            </Text>
            <Text size="small" weight="strong" tone="accent">
              Suena ahora
            </Text>
          </div>
        ))}
      </Inline>
    ),
  },
  {
    title: 'It speaks like a friend',
    text: 'Tú, warm and short. It names the thing, says what happened and what to do next.',
    picture: (
      <Text size="lead">
        <Said text={failures[0]?.text ?? ''} />
      </Text>
    ),
  },
  {
    title: 'It moves little, and can stand still',
    text: 'Short, easing out, never needed to understand what happens.',
    picture: (
      <span style={{ transform: 'scale(3)' }}>
        <Equalizer />
      </span>
    ),
  },
];

export const Principles = () => (
  <Gallery least={320} gap={4}>
    {principles.map(({ title, text, picture }) => (
      <div key={title} className={styles.principle}>
        <div className={styles.picture} lang="es">
          {picture}
        </div>
        <Stack gap={1} className={styles.saying}>
          <h3 className={specimen.captionTitle}>{title}</h3>
          <p className={specimen.note}>{text}</p>
        </Stack>
      </div>
    ))}
  </Gallery>
);
