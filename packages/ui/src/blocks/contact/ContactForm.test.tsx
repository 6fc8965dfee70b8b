import { screen, waitFor } from '@testing-library/react'
import { contactFormSample, contactServiceSample } from '#testing/contactSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactLayout } from './ContactLayout.tsx'

it('shows missing fields beside them and near the button, and calls onInvalid', async () => {
  const onInvalid = jest.fn()
  const { user } = renderUi(<ContactForm {...contactFormSample} onInvalid={onInvalid} />, { lng: 'ru' })
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  const name = screen.getByRole('textbox', { name: 'Имя и фамилия' })
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription('Укажите имя')
  expect(screen.getByText('Проверьте 3 поля.')).toBeInTheDocument()
  expect(onInvalid).toHaveBeenCalledTimes(1)
})

it('names the fields of a business for autofill', async () => {
  renderUi(<ContactForm {...contactFormSample} kind="business" service={contactServiceSample} />, {
    lng: 'ru',
  })
  const filledBy = (name: string) => screen.getByRole('textbox', { name }).getAttribute('autocomplete')
  expect(['Имя и фамилия', 'Электронная почта', 'Компания', 'Ваша должность'].map(filledBy)).toEqual([
    'name',
    'email',
    'organization',
    'organization-title',
  ])
  expect(screen.getByRole('combobox', { name: 'Услуга' })).toBeInTheDocument()
})

it('is busy while it is being sent and ignores a second press; the focus stays on the button', async () => {
  const onSubmit = jest.fn(contactFormSample.onSubmit)
  const { user } = renderUi(
    <ContactForm {...contactFormSample} validate={() => ({})} onSubmit={onSubmit} />,
    { lng: 'ru' },
  )
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  const busy = await screen.findByRole('button', { name: 'Отправляем' })
  expect(busy).toHaveAttribute('aria-busy', 'true')
  expect(busy).toHaveFocus()
  await user.click(busy)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('shows the confirmation in the page, in a section with an id', async () => {
  renderUi(<ContactLayout forms={<ContactForm {...contactFormSample} isSent />} details={<p>Баку</p>} />, {
    lng: 'ru',
  })
  expect(screen.getByText(/Ответим на указанный/).closest('[role=status]')).toHaveTextContent(
    'Ваше сообщение отправлено',
  )
  expect(screen.getByRole('region', { name: 'Написать нам' })).toHaveAttribute('id', 'contactUs')
})
