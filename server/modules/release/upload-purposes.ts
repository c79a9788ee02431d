export const coverPurpose = 'release-cover';
export const soundPurpose = 'release-sound';
