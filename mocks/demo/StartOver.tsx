import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog/ConfirmDialog.tsx'

/** Starts the demo over after a confirmation. */
export function StartOver({ onStartOver }: { onStartOver: () => Promise<void> }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'working'>('idle')

  function confirm(): void {
    setStep('working')
    void onStartOver()
  }

  return (
    <>
      <Button size="small" icon={<RotateCcw aria-hidden="true" />} onClick={() => setStep('asking')}>
        Start over
      </Button>
      <ConfirmDialog
        open={step !== 'idle'}
        title="Start the demo over?"
        confirmLabel="Start over"
        danger
        busy={step === 'working'}
        onConfirm={confirm}
        onCancel={() => setStep('idle')}
      >
        Deletes everything in this demo and signs you out.
      </ConfirmDialog>
    </>
  )
}
