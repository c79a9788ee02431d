/** Countries that an account may name, ISO 3166-1 alpha-2. Source: document 1, section 9. */
export const countryCodes = ['US', 'ES', 'MX', 'AR', 'CO', 'PE', 'CL'] as const;

/** Languages that an account may name, ISO 639-1. Source: document 1, section 9. */
export const languageCodes = ['es', 'en', 'fr', 'de', 'pt'] as const;

/** The charts: four countries, everywhere, and what grows fastest. Source: document 1, section 2. */
export const chartIds = ['spain', 'usa', 'mexico', 'argentina', 'global', 'viral'] as const;
