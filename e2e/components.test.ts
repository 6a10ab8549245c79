import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageWindow, renderPagination } from '../src/index.js';
import { treeOf } from './components/grid.js';

test.each([
  [1, 1],
  [9, 1],
  [9, 5],
  [9, 9],
  [9, 12],
  [9, 0],
])(
  'the component of docs/components.md renders the markup of the default theme: %i, %i',
  (total, current) => {
    const docs = readFileSync(join(__dirname, '../docs/components.md'), 'utf8');
    const [, jsx = ''] = /```jsx\n([^]*?)```/.exec(docs) ?? [];
    const { code } = transformSync(jsx, { loader: 'jsx', jsx: 'automatic', format: 'cjs' });
    const module = { exports: {} as { Pagination: ComponentType<Record<string, unknown>> } };
    const modules = (name: string): unknown => (name === 'pagination-tag' ? { pageWindow } : require(name));
    const run = compileFunction(code, ['module', 'require']) as (own: object, load: object) => void;
    run(module, modules);
    const props = { total, current, path: (page: number) => `/posts/${page}` };
    const markup = renderToStaticMarkup(createElement(module.exports.Pagination, props));
    const attributes = { path: '/posts/:page', total_pages: total, current_page: current };
    expect(treeOf(markup)).toBe(treeOf(renderPagination(attributes)));
  },
);
