/** Characters that the name of a service may have. */
export const serviceNameMax = 30;
