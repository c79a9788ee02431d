/** Screens in one report. */
export const reportedScreensMost = 20;

/** Milliseconds; what takes longer counts as this. */
export const pageTimeMost = 60_000;
