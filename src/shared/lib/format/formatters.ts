type Maker<Options, Formatter> = new (language: string, options: Options) => Formatter;

function madeOnce<Options, Formatter>(Maker: Maker<Options, Formatter>) {
  const made = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = language + JSON.stringify(options);
    const formatter = made.get(key) ?? new Maker(language, options);
    made.set(key, formatter);
    return formatter;
  };
}

const plainNumberFormat = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);

/** Groups thousands of four digits too. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions) =>
  plainNumberFormat(language, { useGrouping: 'always', ...options });

export const dateFormat = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);

/** The product's days follow UTC. */
export const utcFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' });

export const displayNames = madeOnce<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  Intl.DisplayNames,
);

export const listFormat = madeOnce<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);

export const relativeFormat = madeOnce<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
