type Maker<Options, Formatter> = new (language: string, options: Options) => Formatter;

/** To make a formatter costs more than to use it a hundred times: each is made once. */
function madeOnce<Options, Formatter>(Maker: Maker<Options, Formatter>) {
  const made = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = language + JSON.stringify(options);
    const formatter = made.get(key) ?? new Maker(language, options);
    made.set(key, formatter);
    return formatter;
  };
}

/** The one `Intl.NumberFormat` of a language with these options. */
export const numberFormat = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(
  Intl.NumberFormat,
);

/** The one `Intl.DateTimeFormat` of a language with these options. */
export const dateFormat = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);

/** The one `Intl.DisplayNames` of a language with these options. */
export const displayNames = madeOnce<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  Intl.DisplayNames,
);
