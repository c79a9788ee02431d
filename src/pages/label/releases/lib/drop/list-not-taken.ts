import { getText, within } from './xml';

/** What a message can say, and a release here does not hold. */
const kinds = [
  'territories',
  'prices',
  'splits',
  'genres',
  'lines',
  'warnings',
  'featured',
  'works',
  'videos',
] as const;

export type NotTaken = (typeof kinds)[number];

/** Its elements; `unless` are values that say nothing. */
const signs: Record<NotTaken, { names: readonly string[]; unless?: readonly string[] }> = {
  territories: { names: ['TerritoryCode', 'ExcludedTerritoryCode'], unless: ['Worldwide'] },
  prices: { names: ['PriceInformation', 'WholesalePricePerUnit', 'PriceCode'] },
  splits: { names: ['RightSharePercentage', 'ResourceRightsController', 'WorkRightsController'] },
  genres: { names: ['Genre'] },
  lines: { names: ['PLine', 'CLine'] },
  warnings: {
    names: ['ParentalWarningType'],
    unless: ['NotExplicit', 'NoAdviceAvailable', 'Unknown'],
  },
  featured: { names: ['DisplayArtistRole'], unless: ['MainArtist'] },
  works: { names: ['ISWC'] },
  videos: { names: ['Video', 'Text', 'SheetMusic', 'Software'] },
};

export const listNotTaken = (root: Element): NotTaken[] =>
  kinds.filter((kind) => {
    const { names, unless = [] } = signs[kind];
    return names.some((name) =>
      within(root, name).some((element) => !unless.includes(getText(element))),
    );
  });
