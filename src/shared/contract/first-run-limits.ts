export const serviceNameMax = 30;

/** Bytes of an uploaded backup. */
export const backupMost = 64 * 1024 ** 3;
