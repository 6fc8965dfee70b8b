import { screen, waitFor } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'

const messages: Record<string, string> = {
  first_name: 'Adı yazın',
  last_name: 'Soyadı yazın',
  cv: 'CV faylını əlavə edin',
}

const form = {
  cvMaxBytes: 1024,
  validate: (values: object) =>
    Object.fromEntries(
      Object.entries(messages).filter(([name]) => !(values as Record<string, unknown>)[name]),
    ),
}

it('shows missing fields only after a submit, focuses the first, and clears each error at once', async () => {
  const onSubmit = jest.fn()
  const { user } = renderUi(<ApplicationForm {...form} onSubmit={onSubmit} />, { lng: 'az' })
  const name = screen.getByRole('textbox', { name: 'Ad' })
  await user.click(name)
  await user.tab()
  expect(screen.queryByText('Adı yazın')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Göndərin' }))
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('Adı yazın')
  expect(screen.getByText('3 sahəyə diqqət yetirin.')).toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()

  await user.type(name, 'G')
  expect(screen.queryByText('Adı yazın')).not.toBeInTheDocument()
  expect(name).not.toBeInvalid()
  expect(screen.getByText('2 sahəyə diqqət yetirin.')).toBeInTheDocument()
})

it('sends the values, and shows the server’s error beside its field', async () => {
  const onSubmit = jest.fn().mockResolvedValue({ cv: 'Fayl oxunmadı' })
  const { user } = renderUi(<ApplicationForm {...form} onSubmit={onSubmit} hasMessage />, { lng: 'az' })
  const cv = new File(['%PDF'], 'Günəş.pdf', { type: 'application/pdf' })
  await user.type(screen.getByRole('textbox', { name: 'Ad' }), 'Günəş')
  await user.type(screen.getByRole('textbox', { name: 'Soyad' }), 'Əliyeva')
  await user.type(screen.getByRole('textbox', { name: 'Mesaj' }), 'Salam')
  await user.upload(screen.getByLabelText('CV faylı'), cv)
  await user.click(screen.getByRole('button', { name: 'Göndərin' }))
  expect(await screen.findByText('Fayl oxunmadı')).toBeInTheDocument()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    first_name: 'Günəş',
    last_name: 'Əliyeva',
    message: 'Salam',
    cv,
  })
  expect(screen.getByText('Günəş.pdf')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('CV faylı')).toHaveFocus())

  await user.upload(
    screen.getByLabelText('CV faylı'),
    new File(['x'], 'other.pdf', { type: 'application/pdf' }),
  )
  expect(screen.queryByText('Fayl oxunmadı')).not.toBeInTheDocument()
})

it('ignores a second press while it is being sent', async () => {
  const onSubmit = jest.fn(() => new Promise<undefined>(() => undefined))
  const { user } = renderUi(<ApplicationForm {...form} validate={() => ({})} onSubmit={onSubmit} />, {
    lng: 'az',
  })
  await user.click(screen.getByRole('button', { name: 'Göndərin' }))
  const busy = await screen.findByRole('button', { name: 'Göndərilir' })
  await user.click(busy)
  await user.type(screen.getByRole('textbox', { name: 'Ad' }), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('shows a failure of the whole form in the page', () => {
  renderUi(
    <ApplicationForm
      {...form}
      onSubmit={jest.fn()}
      failure={{ heading: 'Göndərilmədi', text: 'Yenidən cəhd edin.' }}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Göndərilmədi')
})
