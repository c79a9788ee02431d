export { makeMarquee, makeSponsored, makeWaitingMarquee } from './testing/make-marquee';
