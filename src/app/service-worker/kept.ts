/** A page without what it would bring along; the query keeps it apart from visits to home. */
export const pageAddress = '/?kept';

/** May show what only this account sees. */
export const pictureCache = 'tonada-pictures';
