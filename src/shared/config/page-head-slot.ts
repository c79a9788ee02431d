/** Id of the top bar's slot for the title of a scrolled page. */
export const pageHeadSlot = 'page-head';
