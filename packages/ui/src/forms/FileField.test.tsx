import { fireEvent, screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { FileField } from './FileField.tsx'
import { FormShell } from './FormShell.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const field = {
  name: 'cv',
  label: 'CV file',
  chooseLabel: 'Choose a file',
  dropLabel: 'or drop it here',
  dropActiveLabel: 'Drop the file here',
  note: 'PDF up to 10 MB',
  removeLabel: (name: string) => `Remove ${name}`,
  formatSize: (bytes: number) => `${bytes} bytes`,
}

function renderField(props: Partial<Parameters<typeof FileField>[0]> = {}) {
  const onSubmit = jest.fn().mockResolvedValue(undefined)
  const view = renderUi(
    <FormShell onSubmit={onSubmit}>
      <FileField {...field} {...props} />
      <SubmitButton label="Send" busyLabel="Sending" />
    </FormShell>,
  )
  return { ...view, onSubmit, input: screen.getByLabelText('CV file') as HTMLInputElement }
}

const pdf = (name = 'cv.pdf') => new File(['12345'], name, { type: 'application/pdf' })

const dropped = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files, dropEffect: 'none' } })

it('is a real file input that the keyboard reaches, with its rules told', async () => {
  const { user, input } = renderField()
  await user.tab()
  expect(input).toHaveFocus()
  expect(input).toHaveAccessibleDescription('PDF up to 10 MB')
})

it('shows the file that was chosen and takes it back, the focus on the input', async () => {
  const { user, input } = renderField()
  await user.upload(input, pdf())
  expect(screen.getByText('cv.pdf')).toBeInTheDocument()
  expect(input).toHaveAccessibleDescription(/^cv\.pdf ?, 5 bytes PDF up to 10 MB$/)
  await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
  expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument()
  expect(input).toHaveFocus()
})

it('takes the same file again after it was removed', async () => {
  const { user, input } = renderField()
  const file = pdf()
  await user.upload(input, file)
  await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
  await user.upload(input, file)
  expect(screen.getByText('cv.pdf')).toBeInTheDocument()
})

it('takes the first of several files that are dropped, and shows where to drop', async () => {
  const { user, input, onSubmit } = renderField()
  fireEvent.dragOver(input, dropped(pdf()))
  expect(screen.getByText('Drop the file here')).toBeInTheDocument()
  fireEvent.dragLeave(input, dropped())
  expect(screen.queryByText('Drop the file here')).not.toBeInTheDocument()
  fireEvent.drop(input, dropped(pdf('first.pdf'), pdf('second.pdf')))
  expect(screen.getByText('first.pdf')).toBeInTheDocument()
  expect(screen.queryByText('second.pdf')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit.mock.calls[0]?.[0].cv).toHaveProperty('name', 'first.pdf')
})

it('ignores what is dragged but is no file', () => {
  const { input } = renderField()
  fireEvent.dragOver(input, { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(screen.queryByText('Drop the file here')).not.toBeInTheDocument()
})

it('shows how far the upload has got, and is locked meanwhile', async () => {
  const { input } = renderField({ progress: 0.4, progressLabel: 'Uploading' })
  expect(input).toBeDisabled()
  fireEvent.drop(input, dropped(pdf()))
  expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument()
})

it('names the bar that shows the progress', async () => {
  const { user, input, rerender } = renderField()
  await user.upload(input, pdf())
  rerender(
    <FormShell onSubmit={jest.fn()}>
      <FileField {...field} progress={0.4} progressLabel="Uploading" />
      <SubmitButton label="Send" busyLabel="Sending" />
    </FormShell>,
  )
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40')
  expect(screen.queryByRole('button', { name: 'Remove cv.pdf' })).not.toBeInTheDocument()
})

it('shortens a long name in the middle and keeps its ending', async () => {
  const { user, input } = renderField()
  const name = `${'ə'.repeat(200)}-2026.pdf`
  await user.upload(input, pdf(name))
  expect(screen.getByTitle(name)).toHaveTextContent(/^ə{40}…ə+-2026\.pdf$/)
})

it('keeps the page when a file is let go beside it, and only while it is there', () => {
  const { unmount } = renderField()
  expect(fireEvent.dragOver(document.body, dropped(pdf()))).toBe(false)
  expect(fireEvent.drop(document.body, dropped(pdf()))).toBe(false)
  expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument()
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
  unmount()
  expect(fireEvent.drop(document.body, dropped(pdf()))).toBe(true)
})

it('tells a wrong file as soon as it is chosen, and a missing one only when the form is sent', async () => {
  const validate = ({ cv }: { cv?: File }) =>
    cv?.name.endsWith('.pdf') ? {} : { cv: cv ? 'Not a PDF' : 'Choose a file' }
  const { user } = renderUi(
    <FormShell onSubmit={jest.fn()} validate={validate}>
      <FileField {...field} />
    </FormShell>,
  )
  const input = screen.getByLabelText('CV file')
  expect(input).not.toBeInvalid()
  await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }))
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(/^Not a PDF me\.png ?, 1 bytes PDF up to 10 MB$/)
  await user.upload(input, pdf())
  expect(input).not.toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
  expect(input).not.toBeInvalid()
})
