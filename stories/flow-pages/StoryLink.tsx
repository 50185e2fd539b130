import type { MouseEvent, ReactNode } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export function openStory(storyId: string): void {
  addons.getChannel().emit(SELECT_STORY, { storyId })
}

export function StoryLink({
  storyId,
  className,
  children,
}: {
  storyId: string
  className?: string
  children: ReactNode
}) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openStory(storyId)
  }
  return (
    <a href={`./?path=/story/${storyId}`} target="_top" className={className} onClick={onClick}>
      {children}
    </a>
  )
}
