import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type {
  FullConfig,
  FullProject,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter'
import { builtPictures, PICTURED } from '../../tests/visual/pictures.ts'
import type { Difference } from './comparison.ts'
import { fullName } from './selectStories.ts'
import { writeReport } from './writeReport.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Below it one folder for each project, and in it one picture for each story. */
export const BASELINES = join(ROOT, 'tests/visual/baselines')

/** The folder of the report. */
export const REPORT = join(ROOT, 'dist/visual')

/** The baselines before the run, while Playwright updates them. */
const BEFORE = join(ROOT, 'node_modules/.cache/visual/before')

/**
 * Playwright's reporter of the pictures: writes every story whose picture differs from its baseline, is new or has no
 * story any more to an HTML report. A run that updates baselines reports what it updated.
 */
export default class PictureReporter implements Reporter {
  private projects: FullProject[] = []
  private isUpdate = false
  /** The baselines of the stories by project and full name. */
  private files = new Map<string, string>()
  /** Baselines before the run, because Playwright writes missing ones during it. */
  private baselines = new Set<string>()
  private isComplete = false
  private ended = 0
  private shown = 0
  private readonly differences: Difference[] = []

  onBegin({ projects, updateSnapshots }: FullConfig, suite: Suite): void {
    this.projects = projects
    this.isUpdate = updateSnapshots === 'changed' || updateSnapshots === 'all'
    this.baselines = new Set(globSync('*/*.png', { cwd: BASELINES }))
    if (this.isUpdate) {
      rmSync(BEFORE, { recursive: true, force: true })
      cpSync(BASELINES, BEFORE, { recursive: true })
    }
    this.files = new Map(
      builtPictures().map(({ story, project }) => [
        keyOf(project, fullName(story)),
        fileOf(project, story.id),
      ]),
    )
    const tests = new Set(suite.allTests().map((test) => keyOf(projectOf(test), test.title)))
    this.isComplete = [...this.files.keys()].every((key) => tests.has(key))
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.ended += 1
    if (isPicturedIn(projectOf(test))) this.shown += 1
    const difference = result.status === 'passed' ? this.updateOf(test) : this.differenceOf(test, result)
    if (difference) this.differences.push(difference)
  }

  onEnd({ status }: Pick<FullResult, 'status'>): void {
    // For example because the server could not start. A report without differences would be wrong.
    if (this.ended === 0 && status !== 'passed') return
    const differing = this.differences.filter(({ project }) => isPicturedIn(project)).length
    const differences = [...this.differences, ...(this.isComplete ? this.removed() : [])]
    writeReport(REPORT, {
      isUpdate: this.isUpdate,
      isComplete: this.isComplete,
      shown: this.shown,
      equal: this.shown - differing,
      differences,
    })
    console.log(`\nDifferences: ${differences.length}. Report: dist/visual/index.html`)
  }

  printsToStdio(): boolean {
    return false
  }

  /** The picture that a passed test replaced, if it replaced one. */
  private updateOf(test: TestCase): Difference | undefined {
    const project = projectOf(test)
    const file = this.files.get(keyOf(project, test.title)) ?? fileOf(project, detailId(test.title))
    if (!this.isUpdate || !existsSync(join(BASELINES, file))) return undefined
    const place = { ...this.placeOf(test.title, project), file }
    const after = join(BASELINES, file)
    if (!this.baselines.has(file)) return { ...place, kind: 'new', after }
    const before = join(BEFORE, file)
    return readFileSync(before).equals(readFileSync(after))
      ? undefined
      : { ...place, kind: 'changed', before, after }
  }

  private differenceOf(test: TestCase, { attachments, errors }: TestResult): Difference {
    const project = projectOf(test)
    const attached = (part: string) => attachments.find(({ name }) => name.endsWith(`-${part}.png`))
    const pathOf = (part: string) => {
      const path = attached(part)?.path
      return path !== undefined && existsSync(path) ? path : undefined
    }
    const [before, after, marked] = [pathOf('expected'), pathOf('actual'), pathOf('diff')]
    const file = `${project}/${attached('actual')?.name.replace('-actual.png', '.png')}`
    const place = { ...this.placeOf(test.title, project), file }
    const isNew = !this.baselines.has(file)
    if (after && isNew) return { ...place, kind: 'new', after }
    if (before && after) return { ...place, kind: 'changed', before, after, ...(marked && { marked }) }
    const error = errors.map(({ message }) => stripVTControlCharacters(message ?? '')).join('\n')
    return { ...place, kind: 'failed', error }
  }

  private removed(): Difference[] {
    const files = new Set(this.files.values())
    return [...this.baselines]
      .filter((file) => isPicturedIn(file.split('/')[0] ?? '') && !files.has(file))
      .map((file) => {
        const [project = '', id = ''] = file.replace(/\.png$/, '').split('/')
        const before = join(BASELINES, file)
        const { story: _, ...place } = this.placeOf(`Removed: ${id}`, project)
        return { ...place, file, kind: 'removed', before }
      })
  }

  private placeOf(testTitle: string, project: string) {
    const [, title = 'Details', name = testTitle] = /^(.+?): (.+)$/.exec(testTitle) ?? []
    const isDetail = name === testTitle
    const story = isDetail ? detailId(testTitle) : testTitle
    const use: { theme?: string; viewport?: { width: number } | null } =
      this.projects.find((one) => one.name === project)?.use ?? {}
    return {
      title,
      name,
      ...(story && { story }),
      project,
      theme: use.theme ?? 'dark',
      width: use.viewport?.width ?? 1280,
    }
  }
}

const projectOf = (test: TestCase) => test.parent.project()?.name ?? ''
const keyOf = (project: string, name: string) => `${project} ${name}`
const fileOf = (project: string, id: string) => `${project}/${id}.png`
/** The story of a test of details.spec.ts, whose title begins with the id. */
const detailId = (testTitle: string) => testTitle.split(' ')[0] ?? ''
const isPicturedIn = (project: string) => PICTURED.some((name) => name === project)
