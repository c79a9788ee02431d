/** Prefix of an uploaded file in a form's field, before its hash. */
export const stagedFile = 'staged:';

const stagedPattern = /^staged:(?<hash>[\w-]{43})$/;

/** Returns the hash, or null for anything else, such as an address. */
export const stagedHash = (text: string): string | null =>
  stagedPattern.exec(text)?.groups?.['hash'] ?? null;
