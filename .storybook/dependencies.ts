/**
 * Packages that stories reach. Named, so that all are prepared before the first story loads: one that is found
 * late makes the page load anew, which costs a test run a minute or a failure.
 */
export const DEPENDENCIES = [
  '@base-ui/react/button',
  '@base-ui/react/collapsible',
  '@base-ui/react/dialog',
  '@base-ui/react/alert-dialog',
  '@base-ui/react/field',
  '@base-ui/react/progress',
  '@base-ui/react/radio',
  '@base-ui/react/radio-group',
  '@base-ui/react/toast',
  '@base-ui/react/tooltip',
  '@base-ui/react/use-render',
  '@storybook/addon-a11y/preview',
  '@storybook/react-dom-shim',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  '@xstate/react',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-markdown',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'remark-gfm',
  'storybook/test',
  'valibot',
  'xstate',
]
