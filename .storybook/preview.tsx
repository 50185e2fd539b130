import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import '../src/theme/global.css.ts'

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      defaultValue: 'dark',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        small: { name: '320', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => {
        document.documentElement.dataset.theme = globals.theme
      }, [globals.theme])
      document.documentElement.dataset.theme = globals.theme
      return <Story />
    },
  ],
}

export default preview
