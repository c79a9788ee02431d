/** In the top bar, for the title of a scrolled page. */
export const pageHeadSlot = 'page-head';
