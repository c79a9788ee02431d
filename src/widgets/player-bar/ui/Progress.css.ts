import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const progress = style({
  display: 'grid',
  gridTemplateColumns: '5ch minmax(0, 1fr) 5ch',
  alignItems: 'center',
  columnGap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-layout="stacked"]': {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateAreas: '"slider slider" "time duration"',
      columnGap: 0,
    },
  },
});

export const time = style({
  textAlign: 'end',
  selectors: { '[data-layout="stacked"] > &': { gridArea: 'time', textAlign: 'start' } },
});

export const slider = style({
  selectors: { '[data-layout="stacked"] > &': { gridArea: 'slider' } },
});

export const duration = style({
  selectors: { '[data-layout="stacked"] > &': { gridArea: 'duration', textAlign: 'end' } },
});
