/** The product's name, the one value of `{{brand}}` in every catalogue. Rename the product here. */
export const brand = 'Tonada';
