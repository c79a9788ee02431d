/** IANA. */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
