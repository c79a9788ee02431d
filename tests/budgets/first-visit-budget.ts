/** What a visitor's first visit to the home page may cost, in bytes as sent; 1 kB = 1,000 bytes. */
export const firstVisitBudget = {
  script: 133_200,
  /** Of one part of the start, which is evaluated at once. */
  part: 60_000,
  style: 12_000,
  fontFile: 25_000,
  fontFiles: 1,
  /** Before images and answers of the API. */
  requests: 10,
  /** Of every picture that a phone fetches while it looks at home. */
  phonePictures: 100_000,
  /** Of everything that it receives for that. */
  phoneVisit: 275_000,
  /** Of everything that such a phone receives within a minute, what is sent ahead included. */
  phoneHome: 615_000,
};

/** Modules that a first visit must not carry, by their path in the project. */
const unwelcomeModules = [
  { what: 'sample data', pattern: /\/src\/shared\/sample\// },
  { what: 'code of another route', pattern: /\/src\/pages\/(?!listener\/home[-/])/ },
  { what: 'a chart library', pattern: /\/node_modules\/(recharts|victory-vendor|d3-[a-z]+)\// },
  { what: 'the full zod', pattern: /\/node_modules\/zod\/v4\/classic\// },
];

/** The unwelcome ones among these modules, each with what it is. */
export function findUnwelcome(modules: readonly string[]): string[] {
  return unwelcomeModules.flatMap(({ what, pattern }) =>
    modules.filter((module) => pattern.test(module)).map((module) => `${what}: ${module}`),
  );
}
