import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import { expect } from 'storybook/test';
import { areas } from '@/app/routes/areas';
import { permissions } from '@/shared/contract/permission.ts';
import { type TextKey, useText } from '@/shared/i18n';
import type { Screen, ScreenAccess } from '@/shared/routes';
import { bare } from './foundations';
import { Plate, SpecimenPage } from './SpecimenPage';
import { Table } from './Table';

export default {
  title: 'Foundations/Screens',
  tags: ['!autodocs', '!manifest'],
  parameters: bare,
} satisfies Meta;

type Listed = Screen & { access: ScreenAccess };

/** The home page is in the listener area's list too. */
const listing = Promise.all(
  areas
    .filter(({ name }) => name !== 'home')
    .map(async ({ name, access, importModule }) => {
      const { area } = await importModule();
      const listed = area.screens.map((screen): Listed => ({
        ...screen,
        access: screen.access ?? access,
      }));
      return { name, screens: listed };
    }),
);

const whoOpens = (access: ScreenAccess): string => {
  if (access === 'public') return 'everybody';
  return access === 'listener' ? 'who has signed in' : permissions[access].join(', ');
};

const Title = ({ name }: { name: TextKey }) => <span lang="es">{useText(name)}</span>;

const Areas = () =>
  use(listing).map(({ name, screens }) => (
    <Plate key={name} title={name} note={`src/pages/${name}/area.ts`}>
      <Table heads={['Address', 'Title', 'For']}>
        {screens.flatMap(({ path, title, access, tabs = [] }) => [
          <tr key={path}>
            <td>{path}</td>
            <td>{title ? <Title name={title} /> : 'what it is about'}</td>
            <td>{whoOpens(access)}</td>
          </tr>,
          ...tabs.map((tab) => (
            <tr key={`${path} ${tab.name}`}>
              <td>{`?tab=${tab.name}`}</td>
              <td>
                <Title name={tab.title} />
              </td>
              <td>{tab.access ?? 'the same'}</td>
            </tr>
          )),
        ])}
      </Table>
    </Plate>
  ));

export const Screens: StoryObj = {
  render: () => (
    <SpecimenPage
      page="Screens"
      lead="Every address of the product, by the people it is for: read from the lists of the areas, which routes, sidebar and journeys read too."
    >
      <Suspense fallback={null}>
        <Areas />
      </Suspense>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^\/label-manager\s/ });
    await expect(row).toHaveTextContent('Panel de disqueralabel, admin');
  },
};
