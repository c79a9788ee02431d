/**
 * Runs in the page: returns a line for each prop that these stories' documentation does not
 * describe. It loads the stories without drawing them. It must not use outside names, because
 * only its source is sent.
 */
export async function readWeakProps(storyIds: string[]): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as WindowOfStorybook;
  await preview.ready();

  const isPlain = (value: unknown): boolean => {
    if (value === null || typeof value !== 'object') return typeof value !== 'function';
    if ('$$typeof' in value) return false;
    const isPlainObject = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    return isPlainObject && Object.values(value).every(isPlain);
  };
  const getFault = ({ table, type, control }: Prop, value?: unknown) => {
    const words = table?.type?.summary ?? type?.name ?? '';
    if (words === '' || /^(?:union|enum|other|unknown)\b|z\.infer|keyof |typeof /.test(words))
      return `has the type «${words}»`;
    const isObject = control !== false && control?.type === 'object';
    if (isObject && (value === undefined || !isPlain(value)))
      return 'is offered as JSON, but holds what no JSON can';
    return undefined;
  };

  const faults: string[] = [];
  for (const storyId of storyIds) {
    const {
      title,
      argTypes,
      initialArgs,
      subcomponents = {},
      parameters,
    } = await preview.loadStory({ storyId });
    const note = (component: string, prop: Prop, value?: unknown) => {
      // Outside the kit, a prop is described only where its name and type do not explain it.
      const isBare = title.startsWith('Kit/') && !prop.description;
      const fault = isBare ? 'has no description' : getFault(prop, value);
      if (fault) faults.push(`${component}: ${prop.name} ${fault}`);
    };
    for (const prop of Object.values(argTypes)) note(title, prop, initialArgs[prop.name]);
    for (const [name, part] of Object.entries(subcomponents)) {
      for (const prop of Object.values(parameters.docs.extractArgTypes(part)))
        note(`${title}, ${name}`, prop);
    }
  }
  return faults;
}

type Prop = {
  name: string;
  description?: string;
  type?: { name: string };
  table?: { type?: { summary?: string } };
  control?: false | { type?: string };
};

type Story = {
  title: string;
  argTypes: Record<string, Prop>;
  initialArgs: Record<string, unknown>;
  subcomponents?: Record<string, unknown>;
  parameters: { docs: { extractArgTypes: (component: unknown) => Record<string, Prop> } };
};

type WindowOfStorybook = {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    loadStory: (story: { storyId: string }) => Promise<Story>;
  };
};
