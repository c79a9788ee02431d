/** Whether the service still lacks its first admin; the server marks the `<html>` element. */
export const isBeingSetUp = (): boolean => 'setup' in document.documentElement.dataset;
