import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';
import { line } from './LyricsText.css';

/** As far as a line's text is from the edge, so that it stands below the head. */
const inset = `calc(-1 * (${vars.space[3]} + ${vars.space[2]}))`;

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  marginInline: inset,
  blockSize: '100%',
  minBlockSize: '160px',
});

// On the colour of the cover all texts are equally strong.
globalStyle(`${stage} [data-sung] > ${line}`, { background: vars.color.surface.raised });
