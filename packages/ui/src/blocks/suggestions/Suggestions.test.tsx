import { screen, waitFor, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import {
  answeredSample,
  codeSample,
  formSample,
  questionSample,
  statusSample,
} from '#testing/suggestionSamples.ts'
import { CodeQuestion } from './CodeQuestion.tsx'
import { OwnSuggestions } from './OwnSuggestions.tsx'
import { SuggestionCode } from './SuggestionCode.tsx'
import { SuggestionForm } from './SuggestionForm.tsx'

it('asks for a text, counts what is left, and says what the switch keeps', async () => {
  const onSubmit = jest.fn(async () => undefined)
  const { user } = renderUi(<SuggestionForm {...formSample} onSubmit={onSubmit} />)
  const anonymous = screen.getByRole('switch', { name: 'Отправить анонимно' })
  expect(anonymous).toBeChecked()
  expect(anonymous).toHaveAccessibleDescription(/Не сохраняем ваше имя/)
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  const text = screen.getByRole('textbox', { name: 'Ваш текст' })
  await waitFor(() => expect(text).toHaveFocus())
  expect(text).toHaveAccessibleDescription(/Сначала напишите/)
  await user.type(text, 'Лампа')
  expect(screen.getByText('Осталось знаков: 4995')).toBeInTheDocument()
  await user.click(anonymous)
  expect(anonymous).toHaveAccessibleDescription('Сохраняем текст, ваше имя и день.')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ text: 'Лампа', isAnonymous: false }))
})

it('shows the code, has the focus at its heading, and copies it with a word', async () => {
  const { user } = renderUi(<SuggestionCode {...codeSample} />)
  expect(screen.getByText(codeSample.code)).toHaveAttribute('translate', 'no')
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  expect(screen.getByRole('heading', { name: 'Текст отправлен' })).toHaveFocus()
  expect(screen.getByText('7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP')).toBeInTheDocument()
  expect(screen.getByText(/только один раз/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Скопировать код' }))
  expect(await screen.findByText('Скопировано')).toBe(screen.getByRole('status'))
  expect(write).toHaveBeenCalledWith('7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP')
})

it('selects the code where the browser does not let it copy', async () => {
  const { user } = renderUi(<SuggestionCode {...codeSample} />)
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name: 'Скопировать код' }))
  expect(await screen.findByText(/Код выделен/)).toBe(screen.getByRole('status'))
  expect(window.getSelection()?.toString()).toBe('7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP')
})

it('shows how a suggestion stands, with both texts as they were typed', async () => {
  renderUi(
    <OwnSuggestions
      heading="Ваши предложения"
      lead="С именем."
      suggestions={[
        { id: '1', ...answeredSample },
        { id: '2', ...statusSample, text: '<b>Лампа</b>' },
      ]}
    />,
  )
  const [answered, received] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(answered?.getByText('Есть ответ')).toBeInTheDocument()
  expect(answered?.getByText(/Двенадцать экранов/)).toBeInTheDocument()
  expect(answered?.queryByText('Ответа пока нет.')).not.toBeInTheDocument()
  expect(received?.getByText('Ответа пока нет.')).toBeInTheDocument()
  expect(received?.getByText('<b>Лампа</b>')).toBeInTheDocument()
})

it('puts an unknown code beside the field, and says an answer in a place that is read out', async () => {
  const { user, rerender } = renderUi(
    <CodeQuestion {...questionSample} onSubmit={async () => ({ code: 'Такого кода нет' })} />,
  )
  const code = screen.getByRole('textbox', { name: 'Код' })
  await user.type(code, 'abc')
  await user.click(screen.getByRole('button', { name: 'Узнать статус' }))
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Такого кода нет/))
  expect(code).toHaveValue('abc')
  rerender(<CodeQuestion {...questionSample} status={statusSample} />)
  expect(screen.getByText('Получено: ноябрь 2026 г.').closest('[role=status]')).toHaveTextContent('Получено')
})
