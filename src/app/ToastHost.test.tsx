import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { useToasts } from '#hooks/useToasts.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { readTexts } from '#testing/readTexts.ts'
import { ToastHost } from './ToastHost.tsx'

let isLost = true
jest.mock('@atrium/ui/toasts', () => {
  if (isLost) throw new Error('Loading chunk failed')
  return {
    Toasts: ({ toasts }: { toasts: { id: number; text: string }[] }) =>
      toasts.map(({ id, text }) => <p key={id}>{text}</p>),
  }
})

function Toasting({ text }: { text: string }) {
  const showToast = useToasts()
  return (
    <button type="button" onClick={() => showToast({ kind: 'error', text })}>
      {text}
    </button>
  )
}

it('skips a toast whose code does not load, and shows the next one', async () => {
  const i18n = await createI18n({ language: 'en', load: async (lng, ns) => readTexts(lng, ns) })
  render(
    <I18nextProvider i18n={i18n}>
      <ToastHost>
        <Toasting text="Not sent" />
        <Toasting text="Sent" />
      </ToastHost>
    </I18nextProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Not sent' }))
  await new Promise((resolve) => setTimeout(resolve))
  isLost = false
  await userEvent.click(screen.getByRole('button', { name: 'Sent' }))
  expect(await screen.findByText('Sent', { selector: 'p' })).toBeInTheDocument()
  expect(screen.queryByText('Not sent', { selector: 'p' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('button')).toHaveLength(2)
})
