import { Heart, ListMusic, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import * as scales from '@/shared/theme/scales';
import { darkPalette } from '@/shared/theme/index.testing';
import { Inline } from '@/shared/ui/stack';
import { ComposedArt } from './ComposedArt';
import { EasingCurve } from './EasingCurve';
import { type Foundation, foundationId } from './foundations';
import * as specimen from './specimen.css';
import { StoryLink } from './StoryLink';
import { leavesOf } from './tokens';
import * as styles from './Welcome.css';

const colours = [...new Set(leavesOf(darkPalette).map(([, colour]) => colour))];

const pages: Record<Exclude<Foundation, 'Welcome'>, { holds: string; picture: ReactNode }> = {
  Colour: {
    holds: 'Every token in both themes, measured against its grounds',
    picture: (
      <span className={styles.stripes}>
        {colours.map((colour) => (
          <span key={colour} className={styles.stripe} style={{ background: colour }} />
        ))}
      </span>
    ),
  },
  Type: {
    holds: 'One face: sizes, weights, lines, figures',
    picture: <span className={styles.letters}>Añ</span>,
  },
  Space: {
    holds: 'The four-pixel grid, radii, borders, layers',
    picture: (
      <span className={styles.bars}>
        {Object.entries(scales.space).map(([name, step]) => (
          <span key={name} className={styles.step} style={{ blockSize: step }} />
        ))}
      </span>
    ),
  },
  Motion: {
    holds: 'Durations, the curve, and what moves',
    picture: (
      <span className={styles.curve}>
        <EasingCurve easing={scales.motion.ease} />
      </span>
    ),
  },
  Icons: {
    holds: 'The set that the application draws today',
    picture: (
      <Inline as="span" gap={5}>
        <Shuffle size={28} />
        <Heart size={28} />
        <ListMusic size={28} />
      </Inline>
    ),
  },
  Art: {
    holds: 'Covers, portraits, banners, and their light',
    picture: <ComposedArt kind="banner" id="art_mar" genre="Folk" className={styles.pageArt} />,
  },
  Voice: {
    holds: 'How the product speaks, read from its catalogues',
    picture: <span className={styles.letters}>«tú»</span>,
  },
  Screens: {
    holds: 'Every address, and who may open it',
    picture: <span className={styles.letters}>/…</span>,
  },
};

/** The pages after the first, each with a small picture of what it shows. */
export function Contents() {
  return (
    <div className={styles.pages}>
      {Object.entries(pages).map(([page, { holds, picture }]) => (
        <StoryLink key={page} to={foundationId(page as Foundation)} className={styles.pageLink}>
          <span className={styles.pagePicture} aria-hidden>
            {picture}
          </span>
          <span className={styles.pageWords}>
            <span className={styles.pageName}>{page}</span>
            <span className={specimen.note}>{holds}</span>
          </span>
        </StoryLink>
      ))}
    </div>
  );
}
