/** In the order of the choices. */
export const editorialCategories = ['featured', 'genre', 'mood', 'charts'] as const;
