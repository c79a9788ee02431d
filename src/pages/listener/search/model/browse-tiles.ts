/** What stands on the search page while nothing is searched; the words are in its catalogue. */
export const browseTiles = {
  editorial: ['window', 'fridays', 'roots', 'rooftop', 'velvet', 'coffee'],
  chart: ['spain', 'usa', 'mexico', 'argentina', 'global', 'viral'],
  mood: [
    'night',
    'rain',
    'sunday',
    'summer',
    'nap',
    'party',
    'calm',
    'heart',
    'road',
    'dance',
    'moon',
    'dinner',
  ],
  genre: [
    'pop',
    'hipHop',
    'rock',
    'electronic',
    'indie',
    'reggaeton',
    'jazz',
    'rnb',
    'country',
    'classical',
    'funk',
    'folk',
  ],
} as const;

/** What stands large on the tile of a chart. */
export const chartMarks: Record<(typeof browseTiles.chart)[number], string> = {
  spain: 'ES',
  usa: 'US',
  mexico: 'MX',
  argentina: 'AR',
  global: '∞',
  viral: '50',
};
