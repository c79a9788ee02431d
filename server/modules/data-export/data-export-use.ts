/** Under which name the file of a person is in use. */
export const dataExportUse = (userId: string): string => `data-export/${userId}`;
