import { darkPalette } from '../../src/shared/theme/palette-dark.ts';
import { lightPalette } from '../../src/shared/theme/palette-light.ts';
import type { Palette } from '../../src/shared/theme/palette.ts';
import { media } from '../../src/shared/theme/media.ts';
import {
  face,
  faceDescriptors,
  fallback,
  fallbackDescriptors,
  fontFamily,
} from '../../src/shared/theme/typeface.ts';
import {
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  size,
  space,
} from '../../src/shared/theme/scales.ts';

const colours = ({ surface, text, accent, border }: Palette) => `
--g:${surface.ground};--r:${surface.raised};--t:${text.primary};--m:${text.muted};--a:${accent.solid};--o:${accent.onSolid};--b:${border.quiet}`;

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const fontFace = (family: string, descriptors: Record<string, string>) => {
  const rules = Object.entries(descriptors).map(([name, value]) => `${hyphenated(name)}:${value}`);
  return `@font-face{font-family:'${family}';${rules.join(';')}}`;
};

/** The fallback takes the typeface's room, so that nothing moves. */
export const shellFonts = (file: string, unicodeRange: string) =>
  [
    fontFace(face, { src: `url(/${file}) format('woff2')`, ...faceDescriptors, unicodeRange }),
    ...fallbackDescriptors.map((descriptors) => fontFace(fallback, descriptors)),
  ].join('');

/**
 * Uses the theme's own values, so that nothing moves or changes colour when the application
 * draws.
 */
export const shellStyle = `
:root{color-scheme:dark;${colours(darkPalette)}}
[data-theme=light]{color-scheme:light;${colours(lightPalette)}}
@media ${media.light}{:root:not([data-theme]){color-scheme:light;${colours(lightPalette)}}}
html{background:var(--g);color:var(--t);scrollbar-gutter:stable}
body{margin:0}
.s{display:flex;flex-direction:column;min-height:100dvh;overflow:clip;font:760 24px/1 ${fontFamily}}
.s i{display:inline-flex;align-items:center;gap:.4em;font-style:normal;letter-spacing:-.035em;text-transform:lowercase}
.s svg{width:1.15em;height:1.3em}
.s header,.s aside{display:flex;align-items:center;box-sizing:border-box}
.s header{min-height:${size.topBar};padding:0 ${space[4]}}
.s aside{display:none}
.s main{flex:1;padding:${space[4]};font:400 15px/1.5 ${fontFamily};color:var(--m)}
.s section{display:none;flex-direction:column;gap:${space[3]};align-items:flex-start;margin:${space[4]} ${space[4]} 0;padding:${space[4]};border:1px solid var(--b);border-radius:${radius.large};background:var(--r);font:400 ${fontSize.small}/${lineHeight.normal} ${fontFamily};color:var(--m)}
.s p{margin:0}
.s b{display:block;color:var(--t);font-size:${fontSize.lead};font-weight:${fontWeight.strong}}
.s a{box-sizing:border-box;padding:0 ${space[5]};border:1px solid transparent;border-radius:${radius.full};background:var(--a);color:var(--o);font-weight:${fontWeight.strong};line-height:38px;text-decoration:none}
[data-banner] .s section{display:flex}
[data-shell=visitor] .s main{position:relative;color:transparent}
.s main div{display:none}
.s u{display:block;margin-bottom:${space[6]};height:${fontSize.display}}
.s ul{display:grid;gap:${space[2]};grid-template-columns:1fr 1fr;list-style:none;margin:0 0 ${space[10]};padding:0}
.s li{height:56px;border-radius:${radius.cover};background:var(--r)}
.s u+ul+u{margin-bottom:calc(${space[4]} + ${space[2]});height:calc(${fontSize.headline}*${lineHeight.snug})}
.s ol{display:grid;column-gap:calc(${space[2]} + 2*${space[2]});grid-template-columns:repeat(auto-fill,minmax(min(120px,100%),1fr));margin:0;padding:0}
.s img{width:100%;aspect-ratio:1;border-radius:${radius.cover};background:var(--r)}
.s footer{position:relative;height:calc(${size.bottomNavigation} + ${size.miniPlayer});background:var(--r);border-top:1px solid var(--b)}
.s figure{display:none;container-type:inline-size;margin:0}
[data-shell=visitor] .s figure{display:block;position:absolute;inset:${space[4]} ${space[4]} auto}
.s figure img{display:block;width:clamp(160px,62cqi,280px);margin:auto}
.s .o{border-radius:50%}
@container (min-width:560px){.s figure img{visibility:hidden}}
@container (min-width:900px){.s figure img{visibility:visible;width:clamp(176px,22cqi,264px);margin:0}}
@media ${media.narrow}{[data-shell=visitor] .s main div:has(img){display:block;position:absolute;inset:${space[6]} ${space[4]} auto}
[data-shell=visitor] .s header span{display:none}
[data-banner] .s main div:has(img){top:calc(${space[10]} + ${space[2]})!important}}
@media ${media.medium}{
.s{display:grid;grid-template:auto auto 1fr auto/${size.sidebarNarrow} 1fr}
.s section{flex-direction:row;align-items:center;justify-content:space-between;margin:${space[4]} ${space[6]} 0;padding:${space[4]} ${space[5]}}
.s section a{margin-right:calc(${size.control} + ${space[2]})}
.s header i{visibility:hidden}
.s aside{display:flex;align-items:start;grid-row:1/4;border-right:1px solid var(--b);padding:20px 24px;overflow:hidden}
.s aside span{display:none}
.s main{padding:${space[4]} ${space[6]}}
.s footer{grid-column:1/3;height:${size.playerBar}}}
@media ${media.medium}{[data-shell=visitor] .s figure{inset:${space[4]} ${space[6]} auto}}
@media ${media.wide}{.s{grid-template-columns:${size.sidebar} 1fr}.s aside span{display:inline}}
[data-shell=bare] .s{display:flex}
@media (pointer:coarse){.s a{line-height:42px}}
[data-shell=bare] .s aside,[data-shell=bare] .s footer{display:none}
[data-shell=bare] .s header i{visibility:visible}`.replaceAll('\n', '');

const logo = (name: string) =>
  `<i><svg viewBox="0 0 32 36" aria-hidden="true"><path fill="var(--a)" d="M2 16a14 14 0 0 1 28 0v16a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z"/><path fill="none" stroke="var(--o)" stroke-width="3" stroke-linecap="round" d="M9 19v6M16 11v18M23 16v11"/></svg><span>${name}</span></i>`;

export type ShellWords = {
  brand: string;
  /** Shown while a session is being restored. */
  loading: string;
  banner: { title: string; text: string; register: string };
};

/**
 * Home on a phone: room for the greeting, six tiles and a heading. The server adds the first
 * covers.
 */
const homeToCome = `<div aria-hidden="true"><u></u><ul>${'<li></li>'.repeat(6)}</ul><u></u><ol></ol></div>`;

/**
 * With a session it says that it is loading; a visitor on home sees the banner that the
 * application will show.
 */
export const shellMarkup = ({ brand, loading, banner }: ShellWords) =>
  [
    `<div class="s"><aside>${logo(brand)}</aside><header>${logo(brand)}</header>`,
    `<section><div><b>${banner.title}</b><p>${banner.text}</p></div>`,
    `<a href="/register">${banner.register}</a></section>`,
    `<main role="status">${loading}${homeToCome}</main><footer></footer></div>`,
  ].join('');
