import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// How Storybook runs play functions.

/** In milliseconds; the default of one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 5_000 })

/** Renders a story and lets React run its effects, because play functions act on what effects set up. */
export const mount: Preview['mount'] = (context) => async () => {
  await context.renderToCanvas()
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
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
