/** How the log of staff names it. */
export const kitAction = 'kit.save';
