import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

it('sends a CV with a message and no vacancy', async () => {
  const received: Record<string, FormDataEntryValue>[] = []
  server.use(
    http.post('*/api/v1/jobs/general/apply/', async ({ request }) => {
      received.push(Object.fromEntries(await request.formData()))
      return HttpResponse.json({ reference: 'CV-7777-8888' })
    }),
  )
  const { user } = await renderRoute('/sendCv', { language: 'RU' })
  await user.type(await screen.findByRole('textbox', { name: 'Имя' }), 'Анна')
  await user.type(screen.getByRole('textbox', { name: 'Фамилия' }), 'Семёнова')
  await user.type(screen.getByRole('textbox', { name: 'Электронная почта' }), 'anna@example.com')
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '050')
  await user.type(screen.getByRole('textbox', { name: 'Сообщение' }), 'Тестирую программы.')
  await user.upload(screen.getByLabelText(/Файл резюме/), new File(['{\\rtf1}'], 'cv.rtf'))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('CV-7777-8888')).toBeInTheDocument()
  expect(await screen.findByText('Ваше резюме отправлено')).toBeInTheDocument()
  expect(received[0]).toMatchObject({ first_name: 'Анна', message: 'Тестирую программы.' })
  expect(received[0]).not.toHaveProperty('job')
})

it('requires the message, and says what the CV is used for', async () => {
  const { user } = await renderRoute('/sendCv')
  expect(await screen.findByText(/to write when a place opens that suits you/)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(screen.getByText('Message is required')).toBeInTheDocument()
})
