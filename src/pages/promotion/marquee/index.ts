export { stageMarquee } from './model/stage-marquee';
export { MarqueePage } from './ui/MarqueePage';
