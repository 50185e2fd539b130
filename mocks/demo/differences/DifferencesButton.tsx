import { useState } from 'react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { Differences } from './Differences.tsx'

export function DifferencesButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" edge="start" onClick={() => setOpen(true)}>
        How the demo differs from the real services
      </Button>
      <Differences open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
