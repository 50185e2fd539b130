import { expect, test } from 'vitest'
import { reachedModules } from '../../../scripts/chunks/reachedModules.ts'

/** Modules by path, with their code and the modules that they import. */
function modulesOf(all: Record<string, [code: string, ...importedIds: string[]]>) {
  return {
    getModuleInfo(id: string) {
      const [code, ...importedIds] = all[id] ?? []
      return code === undefined ? null : { code, importedIds }
    },
  }
}

const ICONS = `"use strict";
/* license */
import * as index from './icons/index.mjs';
export { index as icons };
export { default as Moon, default as MoonIcon } from './icons/moon.mjs';
export { default as Sun } from './icons/sun.mjs';`

test('static imports and their imports are reached, and other modules are not', () => {
  const modules = modulesOf({
    '/page': ["import './a'; show()", '/a'],
    '/a': ['export const a = 1', '/page'],
    '/other': ['run()', '/a'],
  })
  expect([...reachedModules(['/page'], modules)]).toEqual(['/page', '/a'])
})

test('only modules of an index are reached whose names the importing module contains', () => {
  const modules = modulesOf({
    '/page': ["import { Sun } from 'icons'; show(Sun)", '/icons.mjs'],
    '/icons.mjs': [ICONS, '/icons/index.mjs', '/icons/moon.mjs', '/icons/sun.mjs'],
    '/icons/index.mjs': ["export { default as Moon } from './moon.mjs'", '/icons/moon.mjs'],
    '/icons/moon.mjs': ['export default 1'],
    '/icons/sun.mjs': ['export default 2'],
  })
  expect([...reachedModules(['/page'], modules)]).toEqual(['/page', '/icons.mjs', '/icons/sun.mjs'])
})

test('only parts of an index in an index are reached that the importing module uses', () => {
  const modules = modulesOf({
    '/page': ["import { Toast } from 'toast'; show(Toast.Root)", '/toast/index.mjs'],
    '/toast/index.mjs': ['export * as Toast from "./parts.mjs";', '/toast/parts.mjs'],
    '/toast/parts.mjs': [
      'export { ToastRoot as Root } from "./Root.mjs"; export { offset } from "@place/dom";',
      '/toast/Root.mjs',
      '/node_modules/@place/dom/index.mjs',
    ],
    '/toast/Root.mjs': ['export const ToastRoot = 1'],
    '/node_modules/@place/dom/index.mjs': ['export const offset = 1'],
  })
  const reached = reachedModules(['/page'], modules)
  expect(reached).toContain('/toast/Root.mjs')
  expect(reached).not.toContain('/node_modules/@place/dom/index.mjs')
})

test('all imports of a module with code are reached', () => {
  const modules = modulesOf({
    '/page': ["import { Sun } from '/mixed'; show(Sun)", '/mixed'],
    '/mixed': ["export { Moon } from './moon'; run()", '/moon'],
    '/moon': ['export const Moon = 1'],
  })
  expect(reachedModules(['/page'], modules)).toContain('/moon')
})
