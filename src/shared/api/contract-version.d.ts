/** Fingerprint of the contract that this build was made with; see `server/platform`. */
declare const CONTRACT_VERSION: string;
