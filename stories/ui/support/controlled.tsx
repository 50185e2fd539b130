import { type ComponentType, useState } from 'react'

/** A controlled component that keeps its own value, so that it works in a story. It still reports each change. */
export function controlled<Props extends object>(
  Component: ComponentType<Props>,
  valueProp: keyof Props,
  changeProp: keyof Props,
) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState(props[valueProp])
    const report = props[changeProp] as ((next: typeof value) => void) | undefined
    const change = (next: typeof value) => {
      setValue(next)
      report?.(next)
    }
    return <Component {...props} {...{ [valueProp]: value, [changeProp]: change }} />
  }
}

export const inForm =
  <Props extends object>(Component: ComponentType<Props>) =>
  (args: Props) => (
    <form data-testid="form">
      <Component {...args} />
    </form>
  )

/** The props of something that opens and closes in a story. It still reports each change. */
export function useOpened({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [isOpen, setOpen] = useState(open)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  return { setOpen, props: { open: isOpen, onOpenChange: change } }
}
