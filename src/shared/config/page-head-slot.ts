/** Id of the place in the bar above the page where a long page puts its title while one scrolls. */
export const pageHeadSlot = 'page-head';
