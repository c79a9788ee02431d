import type { Config } from '../../../platform/config.ts';

/** A demo that is not public runs on a developer's machine, beside a push service of tests. */
export const allowsOwnMachine = ({ demo, isDemoPublic }: Pick<Config, 'demo' | 'isDemoPublic'>) =>
  demo && !isDemoPublic;
