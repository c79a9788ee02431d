import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
// An empty live region must take no gap.
globalStyle(`${stack} > [role="status"]:empty`, { position: 'absolute' });

export const inline = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const isWrapping = style({ flexWrap: 'wrap' });

export { gapClass as gap } from '@/shared/theme/token-classes.css';

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
