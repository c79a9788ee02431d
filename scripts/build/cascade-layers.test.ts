import { expect, it } from 'vitest';
import { cascadeLayers, findLayer } from './cascade-layers.ts';

it.each([
  ['/anywhere/src/shared/theme/base.css.ts.vanilla.css', 'theme'],
  ['/anywhere/src/shared/ui/card/Card.css.ts.vanilla.css', 'kit'],
  ['/anywhere/src/entities/track/ui/TrackTitle.css.ts.vanilla.css?direct', 'entities'],
  ['/anywhere/src/app/layouts/Shell.css.ts.vanilla.css', 'app'],
  ['/anywhere/.storybook/docs/docs.css.ts.vanilla.css', undefined],
  ['/anywhere/src/shared/ui/card/Card.css.ts', undefined],
])('%s belongs to %s', (id, layer) => {
  expect(findLayer(id)).toBe(layer);
});

it('names the layers in their order before each style, whichever sheet comes first', () => {
  const id = '/anywhere/src/pages/listener/home/ui/HomePage.css.ts.vanilla.css';
  expect(cascadeLayers().transform('.a { color: red }', id)).toEqual({
    code: '@layer theme,kit,entities,features,widgets,pages,app;\n@layer pages {\n.a { color: red }\n}',
    map: null,
  });
});
