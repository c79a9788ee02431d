/** Whether the service waits for its first admin; the server writes that onto the `<html>` element of the page. */
export const isBeingSetUp = (): boolean => 'setup' in document.documentElement.dataset;
