/** The guides of `docs` in reading order: the file's name and the title of its page below `Guides/`. */
export const GUIDES = {
  catalogue: 'How to read the catalogue',
  glossary: 'Glossary',
  'access-modes': 'Access modes',
  requests: 'How a request travels',
  'mock-backend': 'The mock backend',
  engine: 'The engine',
  commands: 'Commands',
  testing: 'Tests',
  measurements: 'Measurements',
  deployment: 'Deployment',
  extending: 'How to add something',
  decisions: 'Decisions',
  'demo-script': 'Demo script',
} as const

type GuideName = keyof typeof GUIDES

function isGuide(name: string): name is GuideName {
  return Object.hasOwn(GUIDES, name)
}

/** The address of a guide's page in the catalogue for a link such as `testing.md#run-one-test`, or null. */
export function guideAddress(link: string): string | null {
  const { name = '', hash = '' } = /^(?:\.\/)?(?<name>[\w-]+)\.md(?<hash>#.*)?$/.exec(link)?.groups ?? {}
  if (!isGuide(name)) return null
  const id = `guides/${GUIDES[name]}`.toLowerCase().replaceAll(/[ /]/g, '-')
  return `./?path=/docs/${id}--docs${hash}`
}

/** The id of a heading, as GitHub makes it. */
export function headingId(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
