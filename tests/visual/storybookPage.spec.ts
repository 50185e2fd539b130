import { expect } from '@playwright/test'
import { accessibilityViolations } from './accessibility.ts'
import type { StorybookPage } from './storybookPage.ts'
import { test } from './storybookPage.ts'

// The stories of the file of `Kbd` are replaced in the page, so that the catalogue needs no broken stories.

const STATES = 'components-actions-kbd--states'
const ACCESSIBLE = 'components-actions-link--long-text'
const RIGHT_TO_LEFT = 'components-actions-kbd--right-to-left'

/** Replaces the stories by ones that fail in the given way. */
async function breakStories({ page }: StorybookPage, how: 'render' | 'rejection' | 'play' | 'step' | 'file') {
  await page.evaluate(async (way) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const fail = () => {
      throw new Error('This story is broken')
    }
    const story = {
      render: { render: fail },
      rejection: {
        render: () => {
          Promise.reject(new Error('This story is broken'))
          return 'text'
        },
      },
      play: { render: () => 'text', play: fail },
      step: {
        render: () => 'text',
        play: ({ step }: { step: (label: string, play: () => void) => Promise<void> }) =>
          step('Press Enter', fail),
      },
      file: null,
    }[way]
    const { importFn } = preview.storyStoreValue
    await preview.storyStoreValue.onStoriesChanged({
      importFn: async (path: string) => {
        if (!path.endsWith('/Kbd.stories.tsx')) return importFn(path)
        return story === null
          ? fail()
          : { default: { title: 'Components/Actions/Kbd' }, States: story, RightToLeft: story }
      },
    })
  }, how)
}

/** Adds elements to the root of the story, which the next story replaces. */
async function addToPage({ page }: StorybookPage, html: string) {
  await page
    .locator('#storybook-root')
    .evaluate((root, html) => root.insertAdjacentHTML('beforeend', html), html)
}

for (const [how, failure] of [
  ['render', 'a component throws while it renders'],
  ['rejection', 'a promise is rejected without being handled'],
  ['play', 'the play function throws'],
  ['file', 'the file of the story cannot be loaded'],
] as const)
  test(`a story fails when ${failure}`, async ({ storybook }) => {
    await breakStories(storybook, how)
    await expect(storybook.show(STATES, { plain: true })).rejects.toThrow('This story is broken')
    await expect(storybook.show(RIGHT_TO_LEFT, { plain: true })).rejects.toThrow(RIGHT_TO_LEFT)
  })

test('the failure of a story names the step of the play function', async ({ storybook }) => {
  await breakStories(storybook, 'step')
  await expect(storybook.show(STATES, { plain: true })).rejects.toThrow('Press Enter: This story is broken')
})

test('a story that works does not fail after one that was broken', async ({ storybook }) => {
  await breakStories(storybook, 'play')
  await expect(storybook.show(STATES, { plain: true })).rejects.toThrow('This story is broken')
  await storybook.show('components-actions-link--long-text', { plain: true })
})

test('the accessibility check reads the color that a transition ends with, and finds a button without a name', async ({
  storybook,
}) => {
  await storybook.show(ACCESSIBLE, { plain: true })
  await addToPage(storybook, '<p style="opacity: 0.1; transition: opacity 1h">Appears slowly</p>')
  expect(await accessibilityViolations(storybook.page, ACCESSIBLE, { inLight: true })).toEqual([
    expect.stringContaining('color-contrast'),
    expect.stringContaining('in the light theme: color-contrast'),
  ])
  await storybook.page.getByText('Appears slowly').evaluate((text) => {
    text.style.opacity = '1'
  })
  expect(await accessibilityViolations(storybook.page, ACCESSIBLE, { inLight: true })).toEqual([])

  await addToPage(storybook, '<button></button>')
  expect(await accessibilityViolations(storybook.page, ACCESSIBLE, { inLight: true })).toEqual([
    'button-name: <button></button>',
  ])
})
