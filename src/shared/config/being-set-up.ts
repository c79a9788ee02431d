/** No admin yet; the server marks `<html>`. */
export const isBeingSetUp = (): boolean => 'setup' in document.documentElement.dataset;
