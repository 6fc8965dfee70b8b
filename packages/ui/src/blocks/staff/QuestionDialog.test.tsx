import { fireEvent, screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'

const texts = {
  title: 'Two meetings are only in this browser',
  text: 'If you log out now, they are gone.',
  confirmLabel: 'Log out and lose them',
  cancelLabel: 'Stay signed in',
}

function renderQuestion() {
  const heard: string[] = []
  const view = renderUi(
    <QuestionDialog
      {...texts}
      isOpen
      onConfirm={() => heard.push('confirm')}
      onCancel={() => heard.push('cancel')}
    />,
  )
  return { ...view, heard }
}

it('says what is lost, begins on the safe answer, and hears both', async () => {
  const { user, heard } = renderQuestion()
  const dialog = screen.getByRole('dialog', { name: texts.title })
  expect(dialog).toHaveAccessibleDescription(texts.text)
  expect(screen.getByRole('button', { name: texts.cancelLabel })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: texts.confirmLabel }))
  await user.click(screen.getByRole('button', { name: texts.cancelLabel }))
  expect(heard).toEqual(['confirm', 'cancel'])
})

it('takes a press on the overlay for the safe answer', () => {
  const { heard } = renderQuestion()
  fireEvent.click(screen.getByRole('dialog'))
  expect(heard).toEqual(['cancel'])
})
