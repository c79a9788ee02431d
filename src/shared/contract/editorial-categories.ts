export const editorialCategories = ['featured', 'genre', 'mood', 'charts'] as const;
