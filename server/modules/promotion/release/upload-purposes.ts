export const soundPurpose = 'release-sound';
