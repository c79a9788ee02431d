import type { concertCountries } from '../contract/concert-choices.ts';

type Country = (typeof concertCountries)[number];

/** IANA; the first covers most of the country. See docs/product/concerts.md. */
export const venueZones = {
  ES: ['Europe/Madrid', 'Atlantic/Canary'],
  MX: [
    'America/Mexico_City',
    'America/Cancun',
    'America/Tijuana',
    'America/Hermosillo',
    'America/Mazatlan',
    'America/Ciudad_Juarez',
    'America/Matamoros',
  ],
  AR: ['America/Argentina/Buenos_Aires'],
  CO: ['America/Bogota'],
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
  ],
  GB: ['Europe/London'],
} as const satisfies Record<Country, readonly string[]>;

export type VenueZone = (typeof venueZones)[Country][number];

export const allVenueZones = Object.values(venueZones).flat();

type Names = Partial<Record<VenueZone, string>>;

/** Without accents; they outrank the city. */
export const regionZones: Partial<Record<Country, Names>> = {
  ES: {
    'Atlantic/Canary': `canarias|islas canarias|las palmas|tenerife|santa cruz de tenerife|gran canaria
      |lanzarote|fuerteventura|la palma|la gomera|el hierro|la graciosa`,
  },
  MX: {
    'America/Cancun': 'quintana roo|q. roo|q.r.',
    'America/Tijuana': 'baja california|b.c.|bc',
    'America/Hermosillo': 'sonora|son.',
    'America/Mazatlan': 'sinaloa|sin.|nayarit|nay.|baja california sur|b.c.s.|bcs',
  },
  US: {
    'America/New_York': `connecticut|ct|delaware|de|florida|fl|georgia|ga|indiana|in|kentucky|ky|maine|me
      |maryland|md|massachusetts|ma|michigan|mi|new hampshire|nh|new jersey|nueva jersey|nj|new york|nueva york|ny
      |north carolina|carolina del norte|nc|ohio|oh|pennsylvania|pensilvania|pa|rhode island|ri
      |south carolina|carolina del sur|sc|vermont|vt|virginia|va|west virginia|virginia occidental|wv
      |district of columbia|dc|d.c.`,
    'America/Chicago': `alabama|al|arkansas|ar|illinois|il|iowa|ia|kansas|ks|louisiana|luisiana|la|minnesota|mn
      |mississippi|misisipi|ms|missouri|misuri|mo|nebraska|ne|north dakota|dakota del norte|nd|oklahoma|ok
      |south dakota|dakota del sur|sd|tennessee|tn|texas|tejas|tx|wisconsin|wi`,
    'America/Denver':
      'colorado|co|idaho|id|montana|mt|new mexico|nuevo mexico|nm|utah|ut|wyoming|wy',
    'America/Phoenix': 'arizona|az',
    'America/Los_Angeles': 'california|ca|nevada|nv|oregon|or|washington|wa',
    'America/Anchorage': 'alaska|ak',
    'Pacific/Honolulu': 'hawaii|hawai|hi',
    'America/Puerto_Rico': 'puerto rico|pr|p.r.',
  },
};

/** Cities whose zone differs from that of most of their state. */
export const citiesApart: Names = {
  'America/New_York': 'knoxville|chattanooga|johnson city',
  'America/Chicago': 'pensacola|panama city|gary|evansville|bowling green',
  'America/Denver': 'el paso|rapid city',
};

/** Cities, named without a state, whose zone differs from that of most of their country. */
export const cityZones: Partial<Record<Country, Names>> = {
  ES: {
    'Atlantic/Canary': `las palmas de gran canaria|la laguna|san cristobal de la laguna|adeje|costa adeje|arona
      |los cristianos|la orotava|granadilla de abona|puerto de la cruz|arrecife|yaiza|maspalomas
      |san bartolome de tirajana|playa del ingles|telde|puerto del rosario|santa cruz de la palma
      |los llanos de aridane|san sebastian de la gomera|valverde`,
  },
  MX: {
    'America/Tijuana': 'tijuana|mexicali|ensenada|rosarito|tecate',
    'America/Cancun': 'cancun|playa del carmen|tulum|cozumel|chetumal',
    'America/Hermosillo': 'hermosillo|ciudad obregon|nogales|guaymas',
    'America/Mazatlan': `mazatlan|culiacan|los mochis|tepic|la paz|cabo san lucas|los cabos
      |san jose del cabo`,
    'America/Ciudad_Juarez': 'ciudad juarez|juarez',
    'America/Matamoros': 'matamoros|reynosa|nuevo laredo|piedras negras',
  },
  US: {
    'America/Chicago': `chicago|houston|dallas|austin|san antonio|fort worth|new orleans|minneapolis
      |nueva orleans|nashville|memphis|st. louis|saint louis|milwaukee|kansas city|oklahoma city
      |tulsa|omaha|mcallen|laredo|arlington|corpus christi|brownsville|des moines|little rock|birmingham|rosemont
      |saint paul|st. paul`,
    'America/Denver':
      'denver|salt lake city|albuquerque|el paso|boise|santa fe|colorado springs|morrison',
    'America/Phoenix': 'phoenix|tucson|mesa|tempe|scottsdale|glendale',
    'America/Los_Angeles': `los angeles|san francisco|san diego|san jose|oakland|sacramento|las vegas
      |seattle|portland|long beach|anaheim|fresno|inglewood|indio|santa ana|reno|berkeley|hollywood
      |riverside|ontario|bakersfield|spokane`,
    'America/Anchorage': 'anchorage',
    'Pacific/Honolulu': 'honolulu',
    'America/Puerto_Rico': 'san juan|ponce|bayamon|mayaguez|caguas',
  },
};
