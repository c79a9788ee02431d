import { darkPalette } from '../src/shared/theme/palette-dark.ts';
import { lightPalette } from '../src/shared/theme/palette-light.ts';
import type { Palette } from '../src/shared/theme/palette.ts';
import { media } from '../src/shared/theme/media.ts';
import { size, space } from '../src/shared/theme/scales.ts';

const colours = ({ surface, text, accent, border }: Palette) => `
--g:${surface.ground};--r:${surface.raised};--t:${text.primary};--m:${text.muted};--a:${accent.solid};--o:${accent.onSolid};--b:${border.quiet}`;

/**
 * Critical styles of the shell that stands in the page before the application draws its own. They
 * are made from the theme's own values, so that nothing moves or changes colour when it does.
 */
export const shellStyle = `
:root{color-scheme:dark;${colours(darkPalette)}}
[data-theme=light]{color-scheme:light;${colours(lightPalette)}}
@media ${media.light}{:root:not([data-theme]){color-scheme:light;${colours(lightPalette)}}}
html{background:var(--g);color:var(--t)}
body{margin:0}
.s{display:flex;flex-direction:column;min-height:100dvh;font:760 24px/1 'Bricolage Grotesque','Bricolage Fallback',sans-serif}
.s i{display:inline-flex;align-items:center;gap:.4em;font-style:normal;letter-spacing:-.035em;text-transform:lowercase}
.s svg{width:1.15em;height:1.3em}
.s header,.s aside{display:flex;align-items:center;box-sizing:border-box}
.s header{min-height:${size.topBar};padding:0 ${space[4]}}
.s aside{display:none}
.s main{flex:1;padding:${space[4]};font:400 15px/1.5 'Bricolage Grotesque','Bricolage Fallback',sans-serif;color:var(--m)}
.s footer{height:calc(${size.bottomNavigation} + ${size.miniPlayer});background:var(--r);border-top:1px solid var(--b)}
@media ${media.medium}{
.s{display:grid;grid-template:auto 1fr auto/${size.sidebarNarrow} 1fr}
.s header i{visibility:hidden}
.s aside{display:flex;align-items:start;grid-row:1/3;border-right:1px solid var(--b);padding:20px 24px;overflow:hidden}
.s aside span{display:none}
.s main{padding:${space[4]} ${space[6]}}
.s footer{grid-column:1/3;height:${size.playerBar}}}
@media ${media.wide}{.s{grid-template-columns:${size.sidebar} 1fr}.s aside span{display:inline}}
[data-shell=bare] .s{display:flex}
[data-shell=bare] .s aside,[data-shell=bare] .s footer{display:none}
[data-shell=bare] .s header i{visibility:visible}`.replaceAll('\n', '');

const logo = (name: string) =>
  `<i><svg viewBox="0 0 32 36" aria-hidden="true"><path fill="var(--a)" d="M2 16a14 14 0 0 1 28 0v16a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z"/><path fill="none" stroke="var(--o)" stroke-width="3" stroke-linecap="round" d="M9 19v6M16 11v18M23 16v11"/></svg><span>${name}</span></i>`;

/** The shell itself: the frame of the application with the words of a session that is loading. */
export const shellMarkup = (brand: string, loadingText: string) =>
  `<div class="s"><aside>${logo(brand)}</aside><header>${logo(brand)}</header><main role="status">${loadingText}</main><footer></footer></div>`;
