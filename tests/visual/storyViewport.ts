import type { Page, ViewportSize } from '@playwright/test'

/** The size of the window that a story selects in Storybook's toolbar (`globals.viewport`), in pixels. */
export async function viewportOf(page: Page, storyId: string): Promise<ViewportSize | null> {
  return page.evaluate(async (id) => {
    const store = Reflect.get(window, '__STORYBOOK_PREVIEW__').storyStoreValue
    const { globals, parameters } = store.getStoryContext(await store.loadStory({ storyId: id }))
    const styles = parameters.viewport.options[globals.viewport?.value]?.styles
    return styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : null
  }, storyId)
}
