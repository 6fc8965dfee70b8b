import type { Preview } from '@storybook/react-webpack5'
import type { Resource } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createTexts } from '../src/testing/createTexts.ts'
import { StillLink } from '../src/testing/StillLink.tsx'
import { DarkTheme } from '../src/theme/DarkTheme.tsx'
import { UiProvider } from '../src/theme/UiProvider.tsx'

declare global {
  interface ImportMeta {
    /** Of Webpack: the modules of a folder by their paths. */
    webpackContext(folder: string, options: { regExp: RegExp }): { keys(): string[]; (file: string): object }
  }
}

const files = import.meta.webpackContext('../../../public/Locales', { regExp: /\.json$/ })

/** All texts of the application: by language, then by namespace. */
const resources: Record<string, Record<string, object>> = { az: {}, en: {}, ru: {} }
for (const file of files.keys()) {
  const [lng = '', ns = ''] = file.slice('./'.length, -'.json'.length).split('/')
  Object.assign(resources[lng] ?? {}, { [ns]: files(file) })
}
const textsOf = Object.fromEntries(
  Object.keys(resources).map((lng) => [lng, createTexts(resources as Resource, lng)]),
)

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
    lng: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['az', 'en', 'ru'], dynamicTitle: true },
    },
  },
  initialGlobals: { motion: 'user', theme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset.theme = globals.theme
      // A story in Azerbaijani or Russian says so, as the page does: casing and voices follow it.
      const lng = globals.lng ?? parameters.lang ?? 'en'
      document.documentElement.lang = lng
      return (
        <UiProvider link={StillLink} reducedMotion={globals.motion}>
          <DarkTheme />
          <I18nextProvider i18n={textsOf[lng]}>
            <Story />
          </I18nextProvider>
        </UiProvider>
      )
    },
  ],
}

export default preview
