import type { PrintedPage } from '../../support/pdf.ts'

/** The manual of a machine with 261 pages: contents, one page per part, and an index. */
export const MANUAL_PAGES = 261
const CONTENTS_PAGES = 10
const INDEX_PAGES = 10
const PARTS_START = CONTENTS_PAGES + 1
const PARTS = MANUAL_PAGES - CONTENTS_PAGES - INDEX_PAGES

const KINDS = 'valve pump bearing sensor filter gasket motor fan relay gauge chain drum'.split(' ')
const PLACES = (
  'intake exhaust cooling drainage loading sorting rinsing drying feeding sealing lifting stacking weighing cutting ' +
  'heating mixing venting folding printing packing testing'
).split(' ')

interface Part {
  readonly name: string
  readonly page: number
  readonly torque: number
  readonly interval: number
}

/** The parts in the order of their pages. Every name is used once. */
const PARTS_OF_MANUAL: readonly Part[] = Array.from({ length: PARTS }, (_, i) => ({
  name: `${PLACES[i % PLACES.length]} ${KINDS[Math.floor(i / PLACES.length)]}`,
  page: PARTS_START + i,
  torque: 20 + i,
  interval: 1000 + 10 * i,
}))

export function partOn(page: number): Part {
  const part = PARTS_OF_MANUAL[page - PARTS_START]
  if (part === undefined) throw new RangeError(`No part is explained on page ${page}.`)
  return part
}

export function manualPages(): PrintedPage[] {
  const pages = [...contentsPages(), ...PARTS_OF_MANUAL.map(partPage), ...indexPages()]
  return pages.map((page, i) => ({
    ...page,
    header: 'Operating manual, series 400',
    footer: `Page ${i + 1}`,
  }))
}

function contentsPages(): PrintedPage[] {
  return spread(PARTS_OF_MANUAL, CONTENTS_PAGES).map((parts) => ({
    heading: 'Contents',
    body: parts.map(({ name, page }) => `The ${name} ${'. '.repeat(20)}${page}`).join('\n'),
  }))
}

function partPage({ name, torque, interval }: Part): PrintedPage {
  return {
    heading: `The ${name}`,
    body: [
      `This page explains how to look after the ${name}. Switch the machine off before opening the housing, and wait until all parts stand still.`,
      `Tighten the bolts of the ${name} with ${torque} Nm. Replace it after ${interval} hours, or earlier where it shows cracks.`,
      'Keep the work place clean. Used parts are special waste and must be handed in at a collection point.',
    ].join('\n'),
  }
}

function indexPages(): PrintedPage[] {
  const sorted = [...PARTS_OF_MANUAL].sort((a, b) => (a.name < b.name ? -1 : 1))
  return spread(sorted, INDEX_PAGES).map((parts) => ({
    heading: 'Index',
    body: parts.map(({ name, page }) => `${name}, torque, interval, ${page}`).join('\n'),
  }))
}

/** Splits the items into this number of groups of about the same size. */
function spread<Item>(items: readonly Item[], count: number): Item[][] {
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size))
}
