/** The sample's last day, `yyyy-mm-dd`. */
export const sampleToday = '2026-11-18';
