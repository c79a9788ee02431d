export type RangeFigures = {};
