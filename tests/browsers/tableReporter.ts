import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints a table at the end: one row per journey, one column per engine and build. */
export default class TableReporter implements Reporter {
  readonly #rows: Record<string, Record<string, string>> = {}

  onTestEnd({ title, parent }: TestCase, { status }: TestResult): void {
    this.#rows[title] = { ...this.#rows[title], [parent.project()?.name ?? '']: status }
  }

  onEnd(): void {
    console.table(this.#rows)
  }
}
