import type { Preview } from '@storybook/react-webpack5'
import { DarkTheme } from '../src/theme/DarkTheme.tsx'
import { UiProvider } from '../src/theme/UiProvider.tsx'

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Theme', 'Primitives', 'Forms', 'Shell', 'States', 'Careers', 'Toasts'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    motion: {
      description: 'Reduced motion',
      toolbar: { icon: 'contrast', items: ['user', 'always', 'never'], dynamicTitle: true },
    },
  },
  initialGlobals: { motion: 'user', theme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset.theme = globals.theme
      // A story in Azerbaijani or Russian says so, as the page does: casing and voices follow it.
      document.documentElement.lang = parameters.lang ?? 'en'
      return (
        <UiProvider reducedMotion={globals.motion}>
          <DarkTheme />
          <Story />
        </UiProvider>
      )
    },
  ],
}

export default preview
