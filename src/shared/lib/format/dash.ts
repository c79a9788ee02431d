export const dash = '–';
