export const pageHeadSlot = 'page-head';
