import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { applyToPage, type ToolbarValues } from './applyToPage.ts'
import { docs } from './look.ts'

interface GlobalsEvent {
  globals: ToolbarValues
}

/** The toolbar's values, also before the first change. */
function useToolbar(): ToolbarValues {
  const channel = addons.getChannel()
  const [values, setValues] = useState<ToolbarValues>(() => {
    const [event]: GlobalsEvent[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return event?.globals ?? {}
  })
  useEffect(() => {
    const update = ({ globals }: GlobalsEvent) => setValues(globals)
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  return values
}

/** A docs page. Pages without stories have no decorator, so this applies the toolbar to them. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const values = useToolbar()
  useEffect(() => applyToPage(values), [values])
  return <DocsContainer {...props} theme={values.theme === 'light' ? docs.light : docs.dark} />
}
