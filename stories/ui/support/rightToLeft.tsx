import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'

/** Arabic text for right-to-left stories: a word, a name, a sentence. */
export const arabic = {
  word: 'الذاكرة',
  name: 'ليلى عبد الرحمن',
  action: 'رفع مستند',
  sentence: 'تصبح المستندات التي ترفعها جزءًا من مخططك الشخصي.',
  file: 'ملاحظات المختبر.pdf',
}

/** Wraps content in right-to-left direction. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider direction="rtl">
      <div dir="rtl" lang="ar">
        {children}
      </div>
    </DirectionProvider>
  )
}
