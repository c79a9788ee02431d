// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { DescribedSounds } from './describe-sounds';
import type { FoundFile, UnusedFile } from './found-file';
import { readMessages } from './read-messages';

const song = (reference: string, title: string, more = '') => `
  <SoundRecording>
    <ResourceReference>${reference}</ResourceReference>
    <DisplayTitleText>${title}</DisplayTitleText>
    ${more}
  </SoundRecording>`;

const item = (place: number, reference: string) => `
  <ResourceGroupContentItem>
    <SequenceNumber>${place}</SequenceNumber>
    <ReleaseResourceReference>${reference}</ReleaseResourceReference>
  </ResourceGroupContentItem>`;

const disc = (place: number, items: string) =>
  `<ResourceGroup><SequenceNumber>${place}</SequenceNumber>${items}</ResourceGroup>`;

const wrap = (content: string, version = '43') => `<?xml version="1.0" encoding="UTF-8"?>
<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/${version}">${content}</ern:NewReleaseMessage>`;

/** As 4.3 has it: editions with files to be delivered, and parties in a list. */
const newer = wrap(`
<PartyList>
  <Party><PartyReference>P1</PartyReference><PartyName><FullName>Nora Faro</FullName></PartyName></Party>
  <Party>
    <PartyReference>P2</PartyReference>
    <PartyName><FullName>Lea Sal</FullName></PartyName>
    <PartyName IsDefault="true"><FullName>Lía Sal</FullName></PartyName>
  </Party>
</PartyList>
<ResourceList>
  ${song(
    'A1',
    'La vuelta',
    `<DisplayTitle><TitleText>La vuelta</TitleText><SubTitle>En vivo</SubTitle></DisplayTitle>
    <Contributor SequenceNumber="2">
      <ContributorPartyReference>P1</ContributorPartyReference><Role>ComposerLyricist</Role>
    </Contributor>
    <Contributor SequenceNumber="1">
      <ContributorPartyReference>P2</ContributorPartyReference>
      <Role>StudioProducer</Role><Role UserDefinedValue="Lyricist">UserDefined</Role>
    </Contributor>
    <Contributor>
      <ContributorPartyReference>P1</ContributorPartyReference><Role>Arranger</Role>
    </Contributor>
    <SoundRecordingEdition>
      <ResourceId><ISRC>ES-A01-26-00002</ISRC></ResourceId>
      <TechnicalDetails>
        <DeliveryFile><File><URI>resources/corte.wav</URI></File></DeliveryFile>
        <IsClip>true</IsClip>
      </TechnicalDetails>
      <TechnicalDetails>
        <DeliveryFile><File><URI>resources/La%20vuelta.WAV</URI></File></DeliveryFile>
      </TechnicalDetails>
    </SoundRecordingEdition>
    <ResourceRightsController><RightSharePercentage>100</RightSharePercentage></ResourceRightsController>`,
  )}
  ${song('A2', 'Luna', '<TechnicalDetails><File><URI>luna.wav</URI></File></TechnicalDetails>')}
  ${song('A3', 'Faro', '<TechnicalDetails><File><URI>resources/faro.wav</URI></File></TechnicalDetails>')}
  <Image>
    <ResourceReference>A4</ResourceReference><Type>FrontCoverImage</Type>
    <TechnicalDetails><File><URI>resources/frente.jpg</URI></File></TechnicalDetails>
  </Image>
</ResourceList>
<ReleaseList>
  <Release><ReleaseReference>R9</ReleaseReference><DisplayTitleText>Otro</DisplayTitleText></Release>
  <Release>
    <ReleaseReference>R0</ReleaseReference>
    <ReleaseType>EP</ReleaseType>
    <ReleaseId><ICPN>036000291452</ICPN></ReleaseId>
    <DisplayTitleText>High tide</DisplayTitleText>
    <DisplayTitleText IsDefault="true">Marea alta</DisplayTitleText>
    <DisplayArtistName>Nora Faro y Lía Sal</DisplayArtistName>
    <DisplayArtist SequenceNumber="2"><ArtistPartyReference>P2</ArtistPartyReference></DisplayArtist>
    <DisplayArtist SequenceNumber="1"><ArtistPartyReference>P1</ArtistPartyReference></DisplayArtist>
    <OriginalReleaseDate>2019-01-01</OriginalReleaseDate>
    <ResourceGroup>
      ${disc(2, item(1, 'A3'))}
      ${disc(1, item(10, 'A1') + item(2, 'A2'))}
      <LinkedReleaseResourceReference>A4</LinkedReleaseResourceReference>
    </ResourceGroup>
  </Release>
</ReleaseList>
<DealList>
  <ReleaseDeal>
    <DealReleaseReference>R0</DealReleaseReference>
    <Deal><DealTerms>
      <IsPreOrderDeal>true</IsPreOrderDeal><TerritoryCode>Worldwide</TerritoryCode>
      <ValidityPeriod><StartDate>2026-11-01</StartDate></ValidityPeriod>
    </DealTerms></Deal>
    <Deal><DealTerms>
      <TerritoryCode>MX</TerritoryCode>
      <ValidityPeriod><StartDateTime>2026-12-24T00:00:00-06:00</StartDateTime></ValidityPeriod>
    </DealTerms></Deal>
  </ReleaseDeal>
</DealList>`);

const makeFile = (path: string, content: string | Uint8Array = ''): FoundFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) };
  return { path, size: bytes.length, open: () => Promise.resolve(file as File) };
};

const fromTags = (path: string, isrc = '') => ({
  file: new File([], path),
  path,
  title: 'De la etiqueta',
  writers: ['De la etiqueta'],
  producers: [],
  isrc,
  lyrics: 'Mar',
});

async function read(message: string | Uint8Array, sounds: DescribedSounds['tracks'] = []) {
  const unused: UnusedFile[] = [];
  const path = 'Marea/0036000291452.xml';
  const { signal } = new AbortController();
  const filling = await readMessages([makeFile(path, message)], unused, signal);
  const described = {
    tracks: sounds,
    title: 'Carpeta',
    artist: 'De la etiqueta',
    date: '2020',
    upc: '',
    albums: ['a', 'b'],
    repeated: 1,
    longCredits: 0,
  };
  const files = sounds.map((sound) => makeFile(sound.path));
  return { filling, unused, filled: filling?.fill(described, files, unused) };
}

// Proves releases: A message of DDEX counts more than tags
it('fills a release from a message of 4.3, in the order of its groups', async () => {
  const { filling, filled, unused } = await read(newer, [
    fromTags('Marea/resources/La vuelta.wav', 'ESA012600009'),
    fromTags('Marea/resources/Luna.wav'),
    fromTags('Marea/resources/corte.wav'),
  ]);
  expect(filled).toMatchObject({
    title: 'Marea alta',
    artist: 'Nora Faro y Lía Sal',
    date: '2026-12-24',
    upc: '0036000291452',
    albums: [],
    tracks: [
      { path: 'Marea/resources/Luna.wav', title: 'Luna', writers: ['De la etiqueta'] },
      {
        path: 'Marea/resources/La vuelta.wav',
        title: 'La vuelta (En vivo)',
        writers: ['Lía Sal', 'Nora Faro'],
        producers: ['Lía Sal'],
        isrc: 'ESA012600002',
        lyrics: 'Mar',
      },
    ],
    message: {
      version: '4.3',
      type: 'ep',
      artists: ['Nora Faro', 'Lía Sal'],
      missing: ['resources/faro.wav', 'resources/frente.jpg'],
      otherReleases: 1,
      notTaken: ['territories', 'splits'],
    },
  });
  expect(unused).toEqual([{ path: 'Marea/resources/corte.wav', reason: 'notNamed' }]);
  const covers = ['Marea/cover.jpg', 'Marea/resources/FRENTE.jpg'].map((path) => makeFile(path));
  expect(filling?.orderCovers(covers)[0]).toBe(covers[1]);
});

it('finds the songs of a message of 4.1.1 without files by their ISRC', async () => {
  const { filled } = await read(
    wrap(
      `<ResourceList>
        ${song('A1', 'Luna', '<ResourceId><ISRC>ESA012600001</ISRC></ResourceId>')}
        ${song('A2', 'Patio', '<ResourceId><ISRC>ESA01</ISRC></ResourceId>')}
      </ResourceList>
      <ReleaseList><Release IsMainRelease="true">
        <ReleaseType>UserDefined</ReleaseType><ReleaseId><ICPN>036000291453</ICPN></ReleaseId>
        <DisplayTitle><TitleText>Marea</TitleText></DisplayTitle>
        <OriginalReleaseDate>2026-12-01</OriginalReleaseDate>
        <DisplayArtist><PartyName><FullName>Nora Faro</FullName></PartyName></DisplayArtist>
      </Release></ReleaseList>`,
      '411',
    ),
    [fromTags('Marea/02.wav'), fromTags('Marea/01.wav', 'ESA012600001')],
  );
  expect(filled).toMatchObject({
    title: 'Marea',
    artist: 'Nora Faro',
    date: '2026-12-01',
    upc: '',
    tracks: [{ path: 'Marea/01.wav', title: 'Luna' }],
    message: {
      version: '4.1.1',
      type: null,
      missing: ['Patio'],
      badCodes: ['036000291453', 'ESA01'],
    },
  });
});

// Proves releases: A message of other files fills the release and leaves its songs to their tags
it('keeps the songs of tags where a message names none of them', async () => {
  const sounds = [fromTags('Marea/x.wav')];
  const { filled, unused } = await read(newer, sounds);
  expect(filled).toMatchObject({ title: 'Marea alta', tracks: sounds });
  expect(filled?.message?.missing).toHaveLength(4);
  expect(unused).toEqual([]);
});

const titled = (title: string) =>
  wrap(
    `<ReleaseList><Release><DisplayTitleText>${title}</DisplayTitleText></Release></ReleaseList>`,
  );

describe('a title', () => {
  it.each([
    ['of a megabyte', 'ñ'.repeat(2 ** 20), 'ñ'.repeat(100)],
    ['with markup', 'Luna <b>llena</b> &lt;i&gt;', 'Luna llena <i>'],
    ['that turns the direction of writing', 'Luna\u202e\u2066 llena\u0085', 'Luna llena'],
    ['that is empty', '', 'Carpeta'],
  ])('%s is one line, or that of the folder', async (_, title, expected) => {
    expect((await read(titled(title))).filled?.title).toBe(expected);
  });
});

const inUtf16 = (text: string) => {
  const units = Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0));
  return new Uint8Array(units.buffer);
};

it.each([
  ['UTF-16', inUtf16(titled('Día').replace('UTF-8', 'UTF-16'))],
  ['UTF-8 that calls itself UTF-16', titled('Día').replace('UTF-8', 'UTF-16')],
  [
    'Latin-1',
    Uint8Array.from(titled('Día').replace('UTF-8', 'ISO-8859-1'), (each) => each.charCodeAt(0)),
  ],
])('reads %s', async (_, message) => {
  expect((await read(message)).filled?.title).toBe('Día');
});

// Proves releases: What is no message of DDEX 4 is named, with the reason
it.each([
  ['messageOlder', wrap('', '382'), '3.8.2'],
  ['messageOlder', wrap('', '32').replace('xml/ern', 'xml/2010/ern-main'), '3.2'],
  ['messageForeign', '<NewReleaseMessage/>'],
  ['messageForeign', wrap('').replaceAll('NewRelease', 'PurgeRelease')],
  ['messageForeign', wrap('', '53')],
  ['notMusic', '<plist/>'],
  [
    'messageEntities',
    `<!DOCTYPE a [<!ENTITY b "${'b'.repeat(50)}"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>`,
  ],
  ['messageBroken', ''],
  ['messageBroken', wrap('<ReleaseList>')],
  ['messageBroken', Uint8Array.from(titled('Día'), (each) => each.charCodeAt(0))],
  ['messageBroken', titled('x').replace('UTF-8', 'x-none')],
  ['messageSize', wrap('<a/>'.repeat(200_001))],
])('refuses it: %s', async (reason, message, version?: string) => {
  expect(await read(message)).toMatchObject({
    filling: null,
    unused: [{ path: 'Marea/0036000291452.xml', reason, ...(version && { version }) }],
  });
});
