import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'

const listOf = (decorators: Meta['decorators']): Decorator[] => [decorators ?? []].flat()

/**
 * A story as a component, to show it inside another: with the arguments and the decorators of its file and its own.
 * What the catalogue does around every story is left out, as the story around it has had that already.
 */
export function storyOf(meta: Meta, story: StoryObj): ComponentType {
  const args = { ...meta.args, ...story.args }
  const context = { args, globals: {}, parameters: {}, viewMode: 'story' } as StoryContext
  const Component = meta.component ?? 'div'
  const render = story.render ?? meta.render ?? (() => <Component {...args} />)
  const decorators = [...listOf(story.decorators), ...listOf(meta.decorators)]
  return decorators.reduce<ComponentType>(
    (Inner, decorate) => {
      const Story = () => <Inner />
      return () => decorate(Story, context)
    },
    () => render(args, context),
  )
}
