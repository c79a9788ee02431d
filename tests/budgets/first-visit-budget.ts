/** Limits of a visitor's first visit to the home page, in bytes as sent; 1 kB = 1,000 bytes. */
export const firstVisitBudget = {
  script: 129_500,
  /** Per part of the start, which runs in one go. */
  part: 60_000,
  style: 12_000,
  fontFile: 25_000,
  fontFiles: 1,
  /** Without images and API answers. */
  requests: 10,
  /** All pictures that a phone fetches on home. */
  phonePictures: 100_000,
  /** Everything that a phone receives for home. */
  phoneVisit: 275_000,
  /** Everything within a minute on a phone, including files sent ahead. */
  phoneHome: 670_000,
};

/** Modules that a first visit must not load, by path. */
const unwelcomeModules = [
  { what: 'sample data', pattern: /\/src\/shared\/sample\// },
  { what: 'code of another route', pattern: /\/src\/pages\/(?!listener\/home[-/])/ },
  { what: 'a chart library', pattern: /\/node_modules\/(recharts|victory-vendor|d3-[a-z]+)\// },
  { what: 'the full zod', pattern: /\/node_modules\/zod\/v4\/classic\// },
];

export function findUnwelcome(modules: readonly string[]): string[] {
  return unwelcomeModules.flatMap(({ what, pattern }) =>
    modules.filter((module) => pattern.test(module)).map((module) => `${what}: ${module}`),
  );
}
