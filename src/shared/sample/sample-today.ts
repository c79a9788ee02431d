/** The day on which the sample was gathered, `yyyy-mm-dd`: nothing in it is later. */
export const sampleToday = '2026-11-18';
