import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nginxSite } from '../../../scripts/deployment/nginxSite.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const dockerfile = readFileSync(`${root}Dockerfile`, 'utf8')

const variablesOf = (template: string) =>
  [...new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))].sort()

test('the image and the guide set every variable of the site', () => {
  const guide = readFileSync(`${root}docs/deployment.md`, 'utf8')
  const inGuide = /envsubst '([^']*SERVER_NAME[^']*)'/.exec(guide)?.[1]
  expect(inGuide?.replaceAll('$', '').split(' ').sort()).toEqual(variablesOf(nginxSite()))
  const environment = /^ENV (PORT=.*)$/m.exec(dockerfile)?.[1] ?? ''
  expect([...environment.matchAll(/(\w+)=/g)].map(([, name]) => name).sort()).toEqual(
    variablesOf(nginxSite()),
  )
})

test('every header is sent with errors too, and no location has headers of its own', () => {
  const headers = nginxSite().match(/^ *add_header .*$/gm) ?? []
  expect(headers).toHaveLength(9)
  expect(headers.filter((line) => !/^ {2}add_header [\w-]+ "[^"]*" always;$/.test(line))).toEqual([])
})

test('the image is built with the Node version of package.json', () => {
  const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  expect(dockerfile).toContain(`FROM node:${devDependencies.node}-bookworm-slim AS build`)
})

test('all files that the image copies by name exist', () => {
  const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  )
  expect(copies).toContain('deploy/nginx.conf.template')
  expect(copies.filter((path) => !existsSync(`${root}${path}`))).toEqual([])
})
