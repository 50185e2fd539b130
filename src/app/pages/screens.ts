import type { ComponentType } from 'react'
import type { FlowBehind, Guard } from '../../domain/pages.ts'

export type LoadScreen = () => Promise<{ default: ComponentType }>

export type Screens<G extends Guard> = Readonly<Record<FlowBehind<G>, LoadScreen>>
