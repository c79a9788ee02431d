/** Characters. */
export const serviceNameMax = 30;
