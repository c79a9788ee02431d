import { globalStyle } from '@vanilla-extract/css';
import { media } from '@/shared/theme';

// A long press opens our menu instead of the system's.
globalStyle('[data-menu-place], a[href^="/"]', {
  '@media': { [media.touch]: { WebkitTouchCallout: 'none' } },
});
