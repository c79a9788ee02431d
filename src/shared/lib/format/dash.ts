/** Stands for a figure that cannot be: a ratio of nothing, a day that there is not. */
export const dash = '–';
