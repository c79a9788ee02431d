/** What kinds of list the house makes, in the order in which they are offered. */
export const editorialCategories = ['featured', 'genre', 'mood', 'charts'] as const;
