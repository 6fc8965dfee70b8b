import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { QuestionDialog } from './QuestionDialog.tsx'

const meta = {
  title: 'Blocks/Staff/QuestionDialog',
  component: QuestionDialog,
  args: {
    title: 'Two meetings are only in this browser',
    text: 'They have not reached the server yet. If you log out now, they are gone.',
    confirmLabel: 'Log out and lose them',
    cancelLabel: 'Stay signed in',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof QuestionDialog>

export default meta

export const BeforeLeaving: StoryObj<typeof meta> = {}

export const Russian: StoryObj<typeof meta> = {
  args: {
    title: 'Пять встреч есть только в этом браузере',
    text: 'Они ещё не переданы на сервер. Если выйти сейчас, восстановить их не получится.',
    confirmLabel: 'Выйти и потерять их',
    cancelLabel: 'Остаться',
  },
}
