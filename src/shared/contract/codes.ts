/** Countries that an account may name, ISO 3166-1 alpha-2. See docs/product/profile.md. */
export const countryCodes = ['US', 'ES', 'MX', 'AR', 'CO', 'PE', 'CL'] as const;

/** Languages that an account may name, ISO 639-1. See docs/product/profile.md. */
export const languageCodes = ['es', 'en', 'fr', 'de', 'pt'] as const;

/** The charts: four countries, everywhere, and what grows fastest. See docs/product/search.md. */
export const chartIds = ['spain', 'usa', 'mexico', 'argentina', 'global', 'viral'] as const;

/** Stretches of days that end today, which is counted so far. See docs/product/figures.md. */
export const figureRanges = ['7days', '28days', '90days', '1year'] as const;
