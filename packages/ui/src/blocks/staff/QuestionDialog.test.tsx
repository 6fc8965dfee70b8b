import { screen, waitFor } from '@testing-library/react'
import { answersOutside, pressOutside } from '#testing/pressOutside.ts'
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
  await waitFor(() => expect(screen.getByRole('button', { name: texts.cancelLabel })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: texts.confirmLabel }))
  await user.click(screen.getByRole('button', { name: texts.cancelLabel }))
  expect(heard).toEqual(['confirm', 'cancel'])
})

it('takes Escape and a press outside for the safe answer', async () => {
  const { user, heard } = renderQuestion()
  await pressOutside()
  const answers = Array<string>(answersOutside()).fill('cancel')
  expect(heard).toEqual(answers)
  await user.keyboard('{Escape}')
  expect(heard).toEqual([...answers, 'cancel'])
})
