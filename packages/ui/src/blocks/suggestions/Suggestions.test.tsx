import { answeredSuggestion, receivedSuggestion } from '@atrium/contract/suggestions/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { codeSample, formSample, questionSample } from '#testing/suggestionSamples.ts'
import { CodeQuestion } from './CodeQuestion.tsx'
import { OwnSuggestions } from './OwnSuggestions.tsx'
import { SuggestionCode } from './SuggestionCode.tsx'
import { SuggestionForm } from './SuggestionForm.tsx'

it('asks for a text, counts what is left, and says what the switch keeps', async () => {
  const onSubmit = jest.fn(async () => undefined)
  const { user } = renderUi(<SuggestionForm {...formSample} onSubmit={onSubmit} />)
  const anonymous = screen.getByRole('switch', { name: 'Send anonymously' })
  expect(anonymous).toBeChecked()
  expect(anonymous).toHaveAccessibleDescription(/We don’t keep your name/)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const text = screen.getByRole('textbox', { name: 'Your text' })
  await waitFor(() => expect(text).toHaveFocus())
  expect(text).toHaveAccessibleDescription(/Сначала напишите/)
  await user.type(text, 'Лампа')
  expect(screen.getByText('4995 characters left')).toBeInTheDocument()
  await user.click(anonymous)
  expect(anonymous).toHaveAccessibleDescription(/We keep the text, your name and the day/)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ text: 'Лампа', isAnonymous: false }))
})

it('shows the code, has the focus at its heading, and copies it with a word', async () => {
  const { user } = renderUi(<SuggestionCode {...codeSample} />)
  expect(screen.getByText(codeSample.code)).toHaveAttribute('translate', 'no')
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  expect(screen.getByRole('heading', { name: 'Your text was sent' })).toHaveFocus()
  expect(screen.getByText('7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP')).toBeInTheDocument()
  expect(screen.getByText(/only this once/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  expect(await screen.findByText('Copied')).toBe(screen.getByRole('status'))
  expect(write).toHaveBeenCalledWith('7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP')
})

it('selects the code where the browser does not let it copy', async () => {
  const { user } = renderUi(<SuggestionCode {...codeSample} />)
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  expect(await screen.findByText(/The code is selected/)).toBe(screen.getByRole('status'))
  expect(window.getSelection()?.toString()).toBe('7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP')
})

it('shows how a suggestion stands, with both texts as they were typed', async () => {
  renderUi(
    <OwnSuggestions
      suggestions={[
        { id: '1', ...answeredSuggestion.status },
        { id: '2', ...receivedSuggestion.status, text: '<b>Лампа</b>' },
      ]}
    />,
  )
  const [answered, received] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(answered?.getByText('Answered')).toBeInTheDocument()
  expect(answered?.getByText(/Twelve screens/)).toBeInTheDocument()
  expect(answered?.queryByText('No answer yet.')).not.toBeInTheDocument()
  expect(received?.getByText('No answer yet.')).toBeInTheDocument()
  expect(received?.getByText('<b>Лампа</b>')).toBeInTheDocument()
})

it('puts an unknown code beside the field, and says an answer in a place that is read out', async () => {
  const { user, rerender } = renderUi(
    <CodeQuestion {...questionSample} onSubmit={async () => ({ code: 'Такого кода нет' })} />,
  )
  const code = screen.getByRole('textbox', { name: 'Code' })
  await user.type(code, 'abc')
  await user.click(screen.getByRole('button', { name: 'Look it up' }))
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Такого кода нет/))
  expect(code).toHaveValue('abc')
  rerender(<CodeQuestion {...questionSample} status={receivedSuggestion.status} />)
  expect(screen.getByText('Received in November 2026').closest('[role=status]')).toHaveTextContent('Received')
})
