export {
  makeMarquee,
  makeMarqueeFile,
  makeSponsored,
  makeWaitingMarquee,
} from './testing/make-marquee';
