/** At least one letter, digit, sign or emoji. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether anybody can see the name: one of invisible characters is none. */
export const isVisibleName = (name: string): boolean => visible.test(name);
