type Maker<Options, Formatter> = new (language: string, options: Options) => Formatter;

/** Making a formatter costs more than using it a hundred times: each is made once. */
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

/** The one `Intl.NumberFormat` of a language with these options. Thousands are grouped even where the language leaves four digits together. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions) =>
  plainNumberFormat(language, { useGrouping: 'always', ...options });

/** The one `Intl.DateTimeFormat` of a language with these options. */
export const dateFormat = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);

/** The same for ISO days and for instants by the clock of UTC, which the days of the product follow. */
export const utcFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' });

/** The one `Intl.DisplayNames` of a language with these options. */
export const displayNames = madeOnce<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  Intl.DisplayNames,
);

/** The one `Intl.ListFormat` of a language with these options. */
export const listFormat = madeOnce<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);

/** The one `Intl.RelativeTimeFormat` of a language with these options. */
export const relativeFormat = madeOnce<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
