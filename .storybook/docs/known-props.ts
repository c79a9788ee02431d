type KnownProp = { type?: string; description: string };

/** Props that mean the same everywhere. A prop's own doc comment wins. */
export const knownProps: Record<string, KnownProp> = {
  acts: { description: 'Its actions, the likeliest first.' },
  children: { type: 'ReactNode', description: 'What stands in it.' },
  className: { type: 'string', description: 'A class of the caller’s, for its place in a layout.' },
  disabled: { type: 'boolean', description: 'It is seen, but can be neither pressed nor reached.' },
  href: { type: 'string', description: 'The address that it leads to.' },
  onClick: { type: '(event: MouseEvent) => void', description: 'It was pressed.' },
  isOpen: { type: 'boolean', description: 'Whether it is open; the caller stores this.' },
  onClose: { type: '() => void', description: 'Called when it is closed.' },
  placeholder: { type: 'string', description: 'An example of what to type; never the label.' },
  rows: { type: 'number', description: 'Lines of text that have room before it grows.' },
  title: { type: 'string', description: 'Its heading.' },
  to: { type: 'string', description: 'The screen that it opens: a path of the application.' },

  album: { description: 'The album, as the server answers.' },
  albums: { description: 'The albums, as the server answers.' },
  artist: { description: 'The artist, as the server answers.' },
  artists: { description: 'The artists, as the server answers.' },
  liked: { description: 'The liked tracks as far as they have been read, and what all amount to.' },
  playlist: { description: 'The playlist, as the server answers.' },
  profile: { description: 'What a person shows to others, as the server answers.' },
  shown: { description: 'The item, and its delivery state if this device made it.' },
  viewer: { description: 'The signed-in person.' },
};
