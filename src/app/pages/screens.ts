import type { ComponentType } from 'react'
import type { FlowBehind, Guard } from '../../domain/pages.ts'

/** Imports the code of a page. */
export type LoadScreen = () => Promise<{ default: ComponentType }>

/** The code of the pages behind a guard, by their flow. */
export type Screens<G extends Guard> = Readonly<Record<FlowBehind<G>, LoadScreen>>
