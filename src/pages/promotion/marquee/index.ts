export { MarqueePage } from './ui/MarqueePage';

/** Loads the upload of created items, once one waits. */
export const loadMarqueeStage = async () => (await import('./model/stage-marquee')).stageMarquee;
