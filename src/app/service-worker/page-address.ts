/** A page without what it would bring along; the query keeps it apart from visits to home. */
export const pageAddress = '/?kept';
