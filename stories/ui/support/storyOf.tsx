import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'

const listOf = (decorators: Meta['decorators']): Decorator[] => [decorators ?? []].flat()

/**
 * Turns a story into a component, with the args and decorators of its file and story. Global decorators are omitted
 * because the surrounding story already has them.
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
