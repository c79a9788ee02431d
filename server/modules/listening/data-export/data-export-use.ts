export const dataExportUse = (userId: string): string => `data-export/${userId}`;
