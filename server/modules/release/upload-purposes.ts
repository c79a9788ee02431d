/** What files are staged for until a draft names them. */
export const coverPurpose = 'release-cover';
export const soundPurpose = 'release-sound';
