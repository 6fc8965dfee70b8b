import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { UiProvider, type UiProviderProps } from '#theme/UiProvider.tsx'
import { createTexts } from './createTexts.ts'
import { StillLink } from './StillLink.tsx'

interface RenderOptions extends Omit<UiProviderProps, 'children'> {
  /** The language of the texts. @default 'en' */
  lng?: 'az' | 'en' | 'ru'
}

const instances = new Map<string, i18n>()

/** The texts as the application ships them; read once per language. */
export function textsOf(lng: NonNullable<RenderOptions['lng']>): i18n {
  const known = instances.get(lng)
  if (known) return known
  const folder = path.join(process.cwd(), 'public/Locales', lng)
  const namespaces = readdirSync(folder).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  ])
  const instance = createTexts({ [lng]: Object.fromEntries(namespaces) }, lng)
  instances.set(lng, instance)
  return instance
}

const samplePhotoAddress: UiProviderProps['photoAddress'] = (hash, side, format) =>
  `/photos/${hash}/${side}.${format}`

const samplePictureAddress: UiProviderProps['pictureAddress'] = (id, width, format) =>
  `/pictures/${id}-${width}.${format}`

/** Renders with the theme and the texts; also the user of the rendered page. */
export function renderUi(ui: ReactNode, { lng = 'en', ...options }: RenderOptions = {}) {
  const user = userEvent.setup()
  const view = render(ui, {
    wrapper: ({ children }) => (
      <UiProvider
        link={StillLink}
        photoAddress={samplePhotoAddress}
        pictureAddress={samplePictureAddress}
        {...options}
      >
        <I18nextProvider i18n={textsOf(lng)}>{children}</I18nextProvider>
      </UiProvider>
    ),
  })
  return { user, ...view }
}
