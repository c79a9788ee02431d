import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { lightPalette } from './palette-light';

const paper = (style: Parameters<typeof globalStyle>[1]) => ({ '@media': { print: style } });

/** Drawings keep their backgrounds in print. */
const drawn = '[data-drawn], [data-drawn] *';
const undrawn = `:where(:not(${drawn}))`;

globalStyle(
  ':root, :root[data-theme]',
  paper({ colorScheme: 'light', vars: assignVars(vars.color, lightPalette) }),
);
globalStyle(
  `${undrawn}, ${undrawn}::before, ${undrawn}::after`,
  paper({
    background: 'none !important',
    boxShadow: 'none !important',
    maskImage: 'none !important',
    textShadow: 'none !important',
    animation: 'none !important',
    color: '#000 !important',
  }),
);
globalStyle('html, body', paper({ background: '#fff !important', overflowX: 'clip' }));
globalStyle(
  `button:not([data-number]), form, :has(> input)${undrawn}, dialog, [role="search"], [role="tablist"], [role="status"], [role="alert"]`,
  paper({ display: 'none !important' }),
);
globalStyle('tr, li, figure, img', paper({ breakInside: 'avoid' }));
globalStyle('h1, h2, h3', paper({ breakAfter: 'avoid' }));
