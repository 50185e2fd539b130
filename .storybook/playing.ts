import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// How Storybook runs play functions.

configure({
  /** In milliseconds: a page of the app, a PDF or an indexed document takes that long on a busy machine. */
  asyncUtilTimeout: 30_000,
  /**
   * An error without the elements of the page. A query that waits creates an error after every change of the page, and
   * formatting all elements takes a fifth of the time of all stories.
   */
  getElementError: (message, container) => new Error(message ?? withoutChildren(container)),
})

/** An element without its children, as HTML. */
function withoutChildren(element: Element): string {
  const holder = document.createElement('div')
  holder.append(element.cloneNode(false))
  return holder.innerHTML
}

/**
 * Renders a story and waits until the browser is idle, because play functions act on what React's effects set up. A
 * story that is never idle starts after one second.
 */
export const mount: Preview['mount'] = (context) => async () => {
  await context.renderToCanvas()
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
  return context.canvas
}

/** Runs a step of a play function and adds the step's label to the message of its error. */
export const runStep: Preview['runStep'] = async (label, play, context) => {
  try {
    await play(context)
  } catch (error) {
    if (error instanceof Error) error.message = `${label}: ${error.message}`
    throw error
  }
}
