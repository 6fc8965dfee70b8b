import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { FormShell } from '#forms/FormShell.tsx'
import { TextField } from '#forms/TextField.tsx'
import { textsOf } from '#testing/renderUi.tsx'
import { UiProvider } from '#theme/UiProvider.tsx'
import { VacancyPreview } from './VacancyPreview.tsx'

it('follows a text that was typed before the page was hydrated', async () => {
  const form = (
    <UiProvider>
      <I18nextProvider i18n={textsOf('en')}>
        <FormShell draft={{}} onSubmit={async () => undefined}>
          <TextField name="position_EN" label="Position" />
          <VacancyPreview language="EN" isShown onToggle={() => {}} publishedOn={null} />
        </FormShell>
      </I18nextProvider>
    </UiProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  const input = container.querySelector('input')
  if (input) input.value = 'Data engineer'
  const onRecoverableError = jest.fn()
  const root = await act(async () => hydrateRoot(container, form, { onRecoverableError }))
  expect(await screen.findByRole('heading', { name: 'Data engineer' })).toBeInTheDocument()
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})
