/** A page without what it would bring along; the query keeps it apart from visits to home. */
export const pageAddress = '/?kept';

/** They may show what only this account sees. */
export const cachesOfAccount = { pictures: 'tonada-pictures', viewer: 'tonada-viewer' } as const;

/** The type of the message by which the worker asks a page to go elsewhere. */
export const openPage = 'open-page';
